/** Why a requirement, or a whole group, has no proof yet. An entry goes when its tests come. */
export const openReasons: Readonly<Record<string, string>> = {}
