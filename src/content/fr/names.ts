import type { loyaltyTiers, roleTemplates } from '#facts/claims.ts'

/** The role templates as French pages name them. */
export const roleNames = {
  'Super Admin': 'Super-admin',
  Administrator: 'Administrateur',
  Manager: 'Responsable',
  Employee: 'Employé',
  Staff: 'Aide',
  Auditor: 'Auditeur',
} as const satisfies Record<(typeof roleTemplates)[number], string>

/** The loyalty tiers as French pages name them. */
export const tierNames = {
  Bronze: 'Bronze',
  Silver: 'Argent',
  Gold: 'Or',
} as const satisfies Record<(typeof loyaltyTiers)[number], string>
