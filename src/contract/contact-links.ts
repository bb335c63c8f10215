/** Where somebody is written to. A `?` in an address that a stranger gave must not begin a list of headers. */
export function linkToMail(address: string) {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}` as const
}

/** What dials a phone number. */
export function linkToPhone(phone: string) {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}` as const
}

/** A phone number in WhatsApp, which wants the digits alone; `message` stands in the box there. */
export function linkToWhatsApp(phone: string, message = '') {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}${message && `?text=${encodeURIComponent(message)}`}` as const
}
