import type { loyaltyTiers, roleTemplates } from '#facts/claims.ts'

/** The role templates as Portuguese pages name them. */
export const roleNames = {
  'Super Admin': 'Super-admin',
  Administrator: 'Administrador',
  Manager: 'Gerente',
  Employee: 'Funcionário',
  Staff: 'Auxiliar',
  Auditor: 'Auditor',
} as const satisfies Record<(typeof roleTemplates)[number], string>

/** The loyalty tiers as Portuguese pages name them. */
export const tierNames = {
  Bronze: 'Bronze',
  Silver: 'Prata',
  Gold: 'Ouro',
} as const satisfies Record<(typeof loyaltyTiers)[number], string>
