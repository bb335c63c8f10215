const assistant = 'comes with the assistant'

/** Why a requirement, or a whole group, has no proof yet. An entry goes when its tests come. */
export const openReasons: Readonly<Record<string, string>> = {
  'NAV-44': 'the live chat comes with the assistant; until then these buttons lead to the demo form',
  CHAT: assistant,
  BOT: assistant,
  GEO: assistant,
  MAIL: assistant,
  DATA: 'an entity of a part that is not built yet',
}
