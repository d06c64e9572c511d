import { product } from '~/lib/product.ts';
import { ProsePage } from '~/ui/prose-page.tsx';

export function Component() {
  return (
    <ProsePage
      scene="tailoring"
      title="Blog"
      lead={`Why there is a ${product.name}, and what we learn while mending things. The first story is being written.`}
    >
      <p>
        It began with a good washing machine on a kerb, waiting for the scrap van because nobody could say who would
        repair it and for how much. The part cost £14. That gap, between things that can be mended and people who can
        mend them, is what we work on.
      </p>
    </ProsePage>
  );
}
