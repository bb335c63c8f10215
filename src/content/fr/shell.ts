import type { ShellCopy } from '#content/copy/shell.ts'
import { brand } from '#facts/brand.ts'
import { externalLinks, keepLinked } from '#facts/links.ts'
import { offices } from '#facts/offices.ts'
import { spell } from './figures.ts'

const trades = [
  { path: '/pharmacy', label: 'Pharmacie' },
  { path: '/retail', label: 'Boutique' },
  { path: '/restaurant', label: 'Restaurant' },
  { path: '/hotel', label: 'Hôtel' },
] as const

/** What stands around every page in French. */
export const shell = {
  skip: 'Aller au contenu',
  newTab: ', nouvel onglet',
  header: {
    label: 'Principal',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    links: [
      { path: '/', label: 'Accueil' },
      { path: '/services', label: 'Services' },
      { path: '/pricing', label: 'Tarifs' },
      { path: '/about', label: 'À propos' },
      { path: '/modules', label: 'Modules' },
      { path: '/contact', label: 'Contact' },
    ],
    action: 'Une démo',
    tradesLabel: 'Votre métier',
    trades,
  },
  footer: {
    about: 'Des logiciels de gestion faits à Kigali, avec des bureaux à Kampala, Bafoussam, Luanda et Abidjan.',
    map: `${spell(offices.length, 'first')} bureaux : les voir sur la carte`,
    groups: [
      {
        title: 'Accès rapide',
        links: [
          { path: '/services', label: 'Services' },
          { path: '/pricing', label: 'Tarifs' },
          { path: '/contact', label: 'Contact' },
        ],
        external: keepLinked([
          { url: externalLinks.careers, label: 'Recrutement' },
          { url: externalLinks.blog, label: 'Blog' },
          { url: externalLinks.events, label: 'Salons et événements' },
        ]),
      },
      {
        title: 'Votre activité',
        links: [
          ...trades,
          { path: '/multi-location', label: 'Gestion multi-sites' },
          { path: '/enterprise-solutions', label: 'Grandes entreprises' },
        ],
        external: [],
      },
      {
        title: 'La plateforme',
        links: [
          { path: '/multi-tenant-architecture', label: 'Architecture multi-entreprise' },
          { path: '/role-based-access-control', label: 'Rôles et droits d’accès' },
          { path: '/real-time-analytics', label: 'Analyses en temps réel' },
          { path: '/email-automation', label: 'E-mails automatiques' },
          { path: '/inventory-management', label: 'Gestion de stock' },
          { path: '/point-of-sale-system', label: 'Caisse et point de vente' },
        ],
        external: [],
      },
      {
        title: 'Nos engagements',
        links: [
          { path: '/environment-friendly', label: 'Environnement' },
          { path: '/women-empowerment', label: 'Autonomisation des femmes' },
          { path: '/gender-equality', label: 'Égalité femmes-hommes' },
          { path: '/small-business-backbone', label: 'Petits commerces' },
          { path: '/enterprise-grade', label: 'Garanties et sécurité' },
          { path: '/ngo-compatibility', label: 'ONG' },
          { path: '/documentation', label: 'Documentation' },
          { path: '/privacy-policy', label: 'Politique de confidentialité' },
        ],
        external: [],
      },
    ],
    copyright: `© ${brand.copyrightYear} ${brand.company}. Tous droits réservés.`,
  },
} as const satisfies ShellCopy
