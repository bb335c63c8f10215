import type { NotFoundCopy } from '#content/copy/not-found.ts'

export const notFound = {
  title: 'Oups ! Page introuvable',
  description:
    'Il n’y a pas de page d’Imisozi Suite à cette adresse. D’ici, revenez à l’accueil, à la page précédente, ou ouvrez une rubrique.',
  code: '404',
  offMap: 'Hors de la carte',
  heading: 'Oups ! Page introuvable',
  lead: 'Cette page, nous ne la trouvons pas',
  text: 'La page que vous cherchez n’existe pas, ou elle a changé d’adresse.',
  home: 'Aller à l’accueil',
  back: 'Page précédente',
  refresh: 'Actualiser',
  linksLabel: 'Sur la page d’accueil',
  links: [
    { href: '/#modules', label: 'Nos modules' },
    { href: '/#about', label: 'Qui nous sommes' },
    { href: '/#contact', label: 'Contact' },
  ],
} as const satisfies NotFoundCopy
