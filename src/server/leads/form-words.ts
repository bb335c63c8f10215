import { demoForm } from '#content/demo-form.ts'
import { defaultLanguage } from '#content/languages.ts'
import {
  businessSizes,
  interestedModules,
  type BusinessSize,
  type DemoRequest,
  type InterestedModule,
} from '#contract/demo-request.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'

const words = demoForm[defaultLanguage]

type Chosen = Pick<StoredLead, 'interestedModules' | 'businessSize'>

/** What sales and other programs read: the specification's own words. */
export function sayChoices({ interestedModules: chosen, businessSize }: Chosen) {
  return {
    interestedModules: chosen.map((code) => words.interestedModules[code]),
    businessSize: businessSize && words.businessSizes[businessSize],
  }
}

const modulesByWords = findCodes<InterestedModule>(interestedModules, words.interestedModules)
const sizesByWords = findCodes<BusinessSize>(businessSizes, words.businessSizes)

type Posted = Partial<Record<keyof Pick<DemoRequest, 'interestedModules' | 'businessSize'>, unknown>>

/** The same fields with codes where the specification's words came; anything else is left for the contract to judge. */
export function readChoices({ interestedModules: modules, businessSize }: Posted): Posted {
  const toModule = (said: unknown) => modulesByWords.get(said) ?? said
  return {
    interestedModules: Array.isArray(modules) ? modules.map(toModule) : toModule(modules),
    businessSize: sizesByWords.get(businessSize) ?? businessSize,
  }
}

function findCodes<Code extends string>(codes: readonly Code[], said: Readonly<Record<Code, string>>) {
  return new Map<unknown, Code>(codes.map((code) => [said[code], code]))
}
