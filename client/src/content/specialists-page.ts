/** The directory's title and description, for search engines and shared links. */
export const specialistsPage = {
  title: 'Our specialists',
  description:
    'Compare repair specialists near Leicester and Nottingham by trade, location, price and reviews. Verified, DBS checked and liability insured.',
};
