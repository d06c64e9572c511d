import { BlockList, isIPv6 } from 'node:net';

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether an address is in a list of addresses and networks such as `10.0.0.0/8`. */
export function inNetworks(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(prefix), family(address));
  }
  return (address) => address !== undefined && list.check(address, family(address));
}
