// biome-ignore lint/style/noRestrictedImports: product.json is the one file that stands above all rooms
import data from '../../../product.json' with { type: 'json' };

const phone = (shown: string) => ({ shown, href: `tel:+44${shown.replace(/\D/g, '').replace(/^0/, '')}` });

/** Who the product is and how it is reached: product.json, ready for the page. */
export const product = {
  name: data.name,
  area: data.area,
  supportEmail: data.supportEmail,
  supportHref: `mailto:${data.supportEmail}`,
  governingLaw: data.governingLaw,
  phones: {
    leicester: phone(data.phones.leicester),
    nottingham: phone(data.phones.nottingham),
  },
};
