/** Addresses whose requests count together: one IPv4 address, or the /64 given to an IPv6 customer. */
import { describe, expect, it } from 'vitest';
import { ipNetworkOf } from './ip-network.ts';

describe('ipNetworkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['local', 'local'],
    ['', ''],
    // One home, whatever its addresses end in and however they are written.
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:3::203.0.113.7', '2001:db8:1:2::/64'],
    // The run of zeros may be anywhere.
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::2:3:4:5', '2001:db8:0:0::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001::2:3:4:5:6:7', '2001:0:2:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    // An IPv4 address written as an IPv6 address.
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['::ffff:0:1', '0.0.0.1'],
    // Not an IP address: returned unchanged.
    ['2001:db8', '2001:db8'],
    ['1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9'],
    ['::1]/x', '::1]/x'],
    ['a::b::c', 'a::b::c'],
  ])('puts %s in %s', (ip, network) => {
    expect(ipNetworkOf(ip)).toBe(network);
  });

  it.each([
    ['2001:db8::1', '2001:db8:0::/48'],
    ['2001:db8:0:1::1', '2001:db8:0::/48'],
    ['2001:0DB8:0007:1::1', '2001:db8:7::/48'],
    ['::ffff:cb00:7107', '203.0.113.7'],
  ])('puts %s in the customer network %s', (ip, network) => {
    expect(ipNetworkOf(ip, 48)).toBe(network);
  });

  it('keeps neighbours apart', () => {
    expect(ipNetworkOf('2001:db8:1:2::1')).not.toBe(ipNetworkOf('2001:db8:1:3::1'));
  });
});
