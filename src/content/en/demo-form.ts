import type { DemoFormCopy } from '#content/copy/demo-form.ts'
import { maxLength } from '#contract/max-length.ts'
import { contact } from '#facts/contact.ts'
import { requestSent } from './request-sent.ts'

const tooLong = (what: string, most: number) => `${what} must be ${most} characters or fewer`

/** Words of the demo form. Messages quoted by the specification stand verbatim (FORM-3..12, 17, 19, 21, 22). */
export const demoForm = {
  labels: {
    name: 'Full name',
    phone: 'Phone number',
    email: 'Email',
    company: 'Company name',
    interestedModules: 'Interested modules',
    businessSize: 'Business size',
    message: 'Message',
    captcha: 'A quick sum, so we know you are a person',
  },
  problems: {
    name: {
      missing: 'Full name is required',
      invalid: 'Please write your name on one line, without special control characters',
      'too-long': tooLong('Full name', maxLength.name),
    },
    phone: {
      missing: 'Phone number is required',
      invalid: 'Please enter the number in digits, beginning with + and the country’s code',
      'too-long': tooLong('Phone number', maxLength.phone),
    },
    email: {
      missing: 'Email is required',
      invalid: 'Please enter a valid email',
      'too-long': tooLong('Email', maxLength.email),
    },
    company: {
      missing: 'Company name is required',
      invalid: 'Please write the company name on one line, without special control characters',
      'too-long': tooLong('Company name', maxLength.company),
    },
    interestedModules: {
      missing: 'Please select interested modules',
      invalid: 'Please select interested modules',
      'too-long': 'Please select interested modules',
    },
    businessSize: {
      missing: 'Please select business size',
      invalid: 'Please select business size',
      'too-long': 'Please select business size',
    },
    message: {
      missing: 'Message is required',
      invalid: 'Please remove the special control characters from the message',
      'too-long': tooLong('Message', maxLength.message),
    },
    captcha: {
      missing: 'Please solve the math problem',
      invalid: 'Incorrect answer, please try again',
      'too-long': 'Incorrect answer, please try again',
    },
  },
  /** FORM-13, FORM-14: verbatim, and understood on the wire in place of the codes. */
  interestedModules: {
    'photo-studio': 'Photo Studio Management',
    inventory: 'Inventory Management',
    hotel: 'Hotel Management',
    pos: 'Point of Sale (POS)',
    backoffice: 'Backoffice Management',
    crm: 'Customer Relationship Management',
    suite: 'Complete Suite',
    pharmacy: 'Pharmacy Management',
    restaurant: 'Restaurant Operations',
    retail: 'Retail Business',
  },
  businessSizes: {
    small: 'Small Business (1-10 employees)',
    medium: 'Medium Business (11-50 employees)',
    large: 'Large Business (51-200 employees)',
    enterprise: 'Enterprise (200+ employees)',
  },
  allRequired: 'All fields are required.',
  chooseSize: 'Choose a size',
  problemsTitle: 'There is a problem',
  sumComing: 'Your sum is on its way.',
  noSum: 'The sum has not come yet. Please press the button again once it stands in the form.',
  sumWithoutScript: 'You get one quick sum after you press the button.',
  /** `{seconds}` is replaced. */
  newSumIn: 'New sum in {seconds} s',
  sumPaused: 'Paused: this sum stays',
  pauseSum: 'Keep this sum',
  resumeSum: 'Let it change',
  leaveEmpty: 'Leave this field empty',
  send: 'Send Request',
  sending: 'Sending Request...',
  sumLeft: 'One step is left',
  notSentYet: 'Your request is not sent yet.',
  fixErrors: 'Please fix the errors and try again',
  sent: `Your inquiry has been sent successfully! We'll get back to you within ${contact.demoReplyHours} hours.`,
  failed: `Failed to send inquiry. Please try again or contact us directly at ${contact.sales}`,
  /** `{minutes}` is replaced. */
  busy: 'That was a lot of tries in a short time. You can try again in {minutes} min.',
  /** `{tries}` is replaced. */
  unsent: 'We keep it and send it automatically. Tries so far: {tries}.',
  retry: 'Try again now',
  overtaken: 'Your request went out as it was before this change. Press the button again to send us the change.',
  offline: 'You are offline. Your words stay here: press Send again when the network is back.',
  privacy: ['We use this to answer you, nothing else:', 'Privacy Policy'],
  hints: {
    country: 'From',
    otherCountry: 'another country',
    thatCountry: 'that country',
    weDial: 'We dial {number}',
    addCode: 'Please begin with + and the country’s code.',
    doubts: {
      'too-short': 'That looks too short for {country}. If it is right, just go on.',
      'too-long': 'That looks too long for {country}. If it is right, just go on.',
    },
    didYouMean: 'Did you mean {email}?',
    count: '{count} of {most} characters',
    shorten: 'All of it is still here: please shorten it.',
  },
  /** What stands where the form stood. */
  after: requestSent,
  closeToast: 'Close this message',
} as const satisfies DemoFormCopy
