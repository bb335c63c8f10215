/** Where a phone number is written to on WhatsApp, which wants the digits alone. */
export function whatsAppUrl(phone: string) {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}`
}
