/** Fields of every section that is a carousel. */
import * as v from 'valibot';

export const carouselFields = {
  /** Moves by itself every 3000 ms until someone stops it (spec: carousels), unless this is false. */
  autoplay: v.optional(v.boolean()),
};
