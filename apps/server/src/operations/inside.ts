import { BlockList, isIP } from 'node:net';
import { hostname } from 'node:os';

/** Whether an address is one of those that were named, singly or as networks. */
export function addressesOf(named: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const one of named.flatMap(name => NAMED[name] ?? [name])) {
    const [address = '', bits] = one.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return address => known.check(plain(address), isIP(plain(address)) === 6 ? 'ipv6' : 'ipv4');
}

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Some systems write addresses of the old kind in the words of the new. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

/**
 * Whether this house may be asked for under a name. Without names of its own it answers to those of this machine and to bare addresses: a page
 * elsewhere that lets its own name lead here gets nothing.
 */
export function hostsOf(named: readonly string[]): (host: string) => boolean {
  const own = new Set(['localhost', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`]);
  const wanted = new Set(named.map(name => name.toLowerCase()));
  return host => {
    const lower = host.toLowerCase();
    const name = lower.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
    if (name === 'localhost' || name === '127.0.0.1' || name === '::1') return true;
    if (wanted.size > 0) return wanted.has(lower) || wanted.has(name);
    return own.has(name) || isIP(name) !== 0;
  };
}
