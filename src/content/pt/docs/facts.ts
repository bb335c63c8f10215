import { api } from '#facts/api.ts'
import { brand } from '#facts/brand.ts'
import { figures, requirements, roleTemplates } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayList } from '../figures.ts'
import { roleNames } from '../names.ts'

/** O que um tema pode tirar dos factos: `{{passwordLength}}` no seu Markdown. */
export const docsFacts: Readonly<Record<string, string>> = {
  assistant: brand.assistant,
  passwordLength: sayFigure(requirements.passwordLength),
  memoryMinimum: sayFigure(requirements.memoryMinimum),
  memoryRecommended: sayFigure(requirements.memoryRecommended),
  disk: sayFigure(requirements.disk),
  roleCount: sayFigure(figures.roleTemplates),
  roleTemplates: sayList(roleTemplates.map((role) => roleNames[role])),
  superAdmin: roleNames['Super Admin'],
  admin: roleNames.Administrator,
  manager: roleNames.Manager,
  staff: roleNames.Staff,
  starter: plans.starter.name,
  starterUsers: String(plans.starter.users),
  starterProducts: String(plans.starter.products),
  professional: plans.professional.name,
  professionalUsers: String(plans.professional.users),
  enterprise: plans.enterprise.name,
  apiUrl: api.url,
}
