// biome-ignore lint/style/noRestrictedImports: product.json is the one file that every part of the product shares
import data from '../../../product.json' with { type: 'json' };

const phone = (formatted: string) => ({ formatted, href: `tel:+44${formatted.replace(/\D/g, '').replace(/^0/, '')}` });

/** The product's name and contact details, from product.json, with links. */
export const product = {
  name: data.name,
  area: data.area,
  /** The letters that postcodes of the area start with. */
  postcodeAreas: data.postcodeAreas,
  supportEmail: data.supportEmail,
  supportHref: `mailto:${data.supportEmail}`,
  governingLaw: data.governingLaw,
  phones: {
    leicester: phone(data.phones.leicester),
    nottingham: phone(data.phones.nottingham),
  },
};
