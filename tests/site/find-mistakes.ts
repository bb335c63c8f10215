import { HtmlValidate, type RuleConfig } from 'html-validate'

/** The build writes for machines: style of the source is not what is checked. */
const rules: RuleConfig = {
  'long-title': 'off',
  'doctype-style': 'off',
  'attr-quotes': 'off',
  'void-style': 'off',
  'no-trailing-whitespace': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // Telephone numbers and addresses may break on small screens.
  'tel-non-breaking': 'off',
  // React writes attributes its own way: charSet, popoverTarget.
  'attr-case': 'off',
}

/** What is wrong with a page's HTML, as `rule: message (line:column)`; further rules of its own may be given. */
export async function findMistakes(html: string, further: RuleConfig = {}): Promise<readonly string[]> {
  const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: { ...rules, ...further } })
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  )
}
