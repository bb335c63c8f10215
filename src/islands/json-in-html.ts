/** JSON that no text in it can end the script element of. */
export function jsonInHtml(json: string) {
  return json.replaceAll('<', '\\u003c')
}
