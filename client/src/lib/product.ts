// biome-ignore lint/style/noRestrictedImports: product.json is the one file that stands above all rooms
import data from '../../../product.json' with { type: 'json' };

const phone = (shown: string) => ({ shown, href: `tel:+44${shown.replace(/\D/g, '').replace(/^0/, '')}` });

/** Who the product is, how it is reached, and what it takes: product.json, ready for the page. */
export const product = {
  name: data.name,
  area: data.area,
  supportEmail: data.supportEmail,
  supportHref: `mailto:${data.supportEmail}`,
  governingLaw: data.governingLaw,
  /**
   * In characters, of what customers write about a problem; the gateway and the backend have the
   * same limit.
   */
  longestDescription: data.longestDescription,
  phones: {
    leicester: phone(data.phones.leicester),
    nottingham: phone(data.phones.nottingham),
  },
};
