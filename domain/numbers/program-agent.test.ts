/** Real user agents: visitors' phones and browsers, and the bots that visit every site. */
import { describe, expect, it } from 'vitest';
import { isProgram } from './program-agent.ts';

const android = (device: string) =>
  `Mozilla/5.0 (Linux; Android 11; ${device}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36`;
const compatible = (name: string) => `Mozilla/5.0 (compatible; ${name})`;

describe('an agent counted as a visitor', () => {
  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBDV/iPhone14,5]',
    'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; en) Presto/2.12.423 Version/12.16',
    'UCWEB/2.0 (MIDP-2.0; U; Adr 9; en-US; SM-A105F) U2/1.0.0 UCBrowser/10.7.9.856 U2/1.0.0 Mobile',
    android('CUBOT'),
    android('CUBOT NOTE 20'),
    android('CUBOT_X18_Plus'),
    android('CUBOT KINGKONG 5 Pro Build/RP1A.200720.011'),
    android('Cubot P40'),
    'Mozilla/5.0 (Linux; U; Android 9; en-au; CUBOT POWER Build/PPR1.180610.011) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/80.0.3987.99 Mobile Safari/537.36',
  ])('is %s', (userAgent) => {
    expect(isProgram(userAgent)).toBe(false);
  });
});

describe('an agent counted as a program', () => {
  it.each([
    '',
    'node',
    'curl/8.14.1',
    'Wget/1.21.3',
    'python-requests/2.32.3',
    'Go-http-client/1.1',
    'okhttp/4.12.0',
    'WhatsApp/2.23.20.0',
    'WhatsApp/2.23.20.0 A',
    'Wget/1.20.3 (linux-gnu)',
    'Apache-HttpClient/4.5.14 (Java/17)',
    'KurrajongSmoke/1.0 (bot)',
    compatible('Googlebot/2.1; +http://www.google.com/bot.html'),
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/136.0.0.0 Safari/537.36',
    'AdsBot-Google (+http://www.google.com/adsbot.html)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 14_7_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1.2 Mobile/15E148 Safari/604.1 (compatible; AdsBot-Google-Mobile)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
    compatible('YandexBot/3.0; +http://yandex.com/bots'),
    compatible('AhrefsBot/7.0; +http://ahrefs.com/robot/'),
    compatible('SemrushBot'),
    compatible('DotBot'),
    compatible('Yahoo! Slurp'),
    compatible('UptimeRobot/2.0'),
    'Slackbot-LinkExpanding 1.0',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
    `${android('CUBOT NOTE 20')} (compatible; Googlebot/2.1)`,
  ])('is %s', (userAgent) => {
    expect(isProgram(userAgent)).toBe(true);
  });
});
