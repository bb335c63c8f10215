/** What a visitor does with the sum in their head and then types: `7 × 4 =` → `28`. */
export function solve(question: string): string {
  const [, one, operator, other] = /^(\d+) ([+−×]) (\d+)/.exec(question) ?? []
  const [left, right] = [Number(one), Number(other)]
  return String(operator === '+' ? left + right : operator === '−' ? left - right : left * right)
}
