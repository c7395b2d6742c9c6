/** The styles of a preview's frames page, strip and boxes: unlike any brand's, so that nobody takes them for content. */

export const previewCssPath = '/preview/preview.css';

const ink = '#1c1917';
const ground = '#fef3c7';

export const previewCss = `
.kj-preview,.kj-left-out{font:16px/1.5 system-ui,sans-serif;color:${ink};background:${ground};text-align:left}
.kj-preview{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding:8px 16px;border-bottom:2px solid #b45309}
.kj-preview p,.kj-preview h1,.kj-preview form,.kj-left-out p{margin:0}
.kj-preview h1{font-size:18px}
.kj-preview form{margin-left:auto}
.kj-preview button{font:inherit;font-weight:600;min-height:44px;padding:4px 16px;color:#fff;background:${ink};border:0;border-radius:6px;cursor:pointer}
.kj-preview button:focus-visible,.kj-widths input:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
.kj-notice{flex-basis:100%;font-weight:600}
.kj-left-out{margin:16px;padding:12px 16px;border:2px dashed #b91c1c;border-radius:6px;overflow-wrap:anywhere}
[data-problem][hidden]{display:inline-block;width:12px;height:12px;background:#b91c1c}
.kj-frames{display:flex;flex-direction:column;height:100vh;height:100dvh;margin:0;background:#e7e5e4}
.kj-frames main{flex:1;display:flex;gap:16px;min-height:0;padding:16px;font:16px/1.5 system-ui,sans-serif;color:${ink}}
.kj-frames section{display:flex;flex-direction:column;min-height:0;min-width:0}
.kj-frames h2{margin:0 0 8px;font-size:16px}
.kj-window{flex:1;min-height:0;overflow:hidden;background:#fff;border:1px solid #78716c;border-radius:6px}
.kj-window iframe{display:block;border:0;background:#fff}
.kj-phone{width:392px;flex:none}
.kj-phone iframe{width:390px;max-width:100%;height:100%}
.kj-desktop{flex:1}
.kj-desktop .kj-window{container-type:size}
.kj-desktop iframe{--scale:min(1,tan(atan2(100cqw,1280px)));width:1280px;height:calc(100cqh/var(--scale));transform:scale(var(--scale));transform-origin:0 0}
.kj-widths{display:none;gap:16px;margin:0;padding:0;border:0}
.kj-widths legend{float:left;padding:0 16px 0 0;font-weight:600}
.kj-widths label{display:flex;align-items:center;gap:8px;min-height:44px}
.kj-ended{max-width:40rem;margin:0 auto;padding:48px 16px;font:18px/1.6 system-ui,sans-serif;color:${ink}}
@media (max-width:1023px){
.kj-frames main{flex-direction:column}
.kj-frames section{flex:1}
.kj-phone{width:auto}
.kj-phone .kj-window{width:392px;max-width:100%;margin:0 auto;box-sizing:border-box}
.kj-widths{display:flex}
.kj-frames:has(#kj-phone:checked) .kj-desktop,.kj-frames:has(#kj-desktop:checked) .kj-phone{display:none}
}
`.trim();
