/** How soon a page is fetched ahead: once a pointer rests on its link, or only once it is touched. */
export const eagernesses = ['moderate', 'conservative'] as const

/** The rules by which pages of the site are fetched ahead, letter by letter: the policy of a page names their hashes. */
export const speculationRules = (eagerness: (typeof eagernesses)[number]) =>
  `{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"${eagerness}"}]}`
