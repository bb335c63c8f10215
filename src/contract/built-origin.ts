/**
 * The address every build is made for: the default, at the default port. A server of another one puts its own in the
 * place of this one in all that the build wrote, so that no build depends on where it is served (decision 050).
 */
export const builtOrigin = 'http://localhost:3000'
