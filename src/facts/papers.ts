/** Day on which the papers to download last changed; each names it. Move it when a fact or a sentence in one moves. */
export const papersRevisedOn = '2026-11-22'
