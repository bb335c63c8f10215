import type { NotFoundCopy } from '#content/copy/not-found.ts'

/** NF-1, NF-3..6 verbatim. */
export const notFound = {
  title: 'Oops! Page Not Found',
  description:
    'There is no page of Imisozi Suite at this address. From here you can go home, go back, or open one of its sections.',
  code: '404',
  offMap: 'Off the map',
  heading: 'Oops! Page Not Found',
  lead: "We can't find that page",
  text: "The page you're looking for doesn't exist or has been moved.",
  home: 'Go to Home',
  back: 'Go Back',
  refresh: 'Refresh',
  linksLabel: 'On the home page',
  links: [
    { href: '/#modules', label: 'Our Modules' },
    { href: '/#about', label: 'About Us' },
    { href: '/#contact', label: 'Contact' },
  ],
} as const satisfies NotFoundCopy
