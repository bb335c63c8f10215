import type { PaperWords } from '#content/paper-words.ts'
import { planList, sayNgoPrices } from '#content/price-lists.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { ngoProgram } from '#facts/programs.ts'
import { sayPrice } from '../figures.ts'
import { roleNames } from '../names.ts'

const { trialMonths, lifetimeDiscountPercent, setupFee } = ngoProgram

export const boardPage = {
  title: 'Une page pour le conseil',
  description: `Ce qu’${brand.product} coûte à une organisation à but non lucratif, qui voit quoi, et comment repartir : une feuille recto verso pour votre prochain conseil.`,
  kind: 'Dépliant',
  sheets: 2,
  lead: 'Une feuille recto verso, pour que le conseil puisse décider en une séance. Ce qu’elle dit de nous est notre propre déclaration ; demandez la preuve de ce qui compte pour vous.',
  sections: [
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        {
          kind: 'text',
          text: `Une organisation éligible a ${trialMonths} mois gratuits, puis paie le tarif public moins ${lifetimeDiscountPercent} %, tant qu’elle reste éligible. Les frais d’installation sont de ${sayPrice(setupFee)}. Rien n’est prélevé automatiquement à la fin des mois gratuits.`,
        },
        {
          kind: 'table',
          caption: 'Prix en dollars américains, arrondis au cent',
          columns: [
            { label: 'Formule', share: 4 },
            { label: 'Personnes', share: 3 },
            { label: 'Le mois, public', share: 3, isAmount: true },
            { label: 'Le mois, ONG', share: 3, isAmount: true },
            { label: 'L’an, public', share: 3, isAmount: true },
            { label: 'L’an, ONG', share: 3, isAmount: true },
          ],
          rows: planList.map((plan) => [plan.name, sayPeople(plan.users), ...sayNgoPrices(plan, sayPrice)]),
        },
        {
          kind: 'list',
          items: [
            'Téléphones, imprimantes et forfait internet s’ajoutent.',
            'Les prix sont en dollars. Demandez dans quelle monnaie vous serez facturés, et à quel taux.',
            `L’assistance prioritaire, 24 h/24 et 7 j/7, vient avec chaque formule.`,
          ],
        },
      ],
    },
    {
      id: 'who-sees',
      title: 'Qui voit quoi',
      blocks: [
        {
          kind: 'terms',
          entries: [
            [
              'La présidence',
              `Le rôle ${roleNames['Super Admin']} revient à deux membres du conseil, jamais à un employé seul.`,
            ],
            [
              'Le trésorier, la trésorière',
              `Saisit et lit les comptes de tous les projets, d’habitude comme ${roleNames.Manager}. N’approuve pas ce que la même personne a saisi.`,
            ],
            [
              'Terrain et bénévoles',
              'Voient leur propre projet et les écrans qu’il leur faut. Seuls ceux qui écrivent aux donateurs peuvent lire la liste des donateurs.',
            ],
            [
              'L’auditeur, ou un bailleur',
              `Le rôle ${roleNames.Auditor} lit le journal des actions et ne change rien. Vous l’ouvrez pour une visite et le refermez.`,
            ],
            ['Nous', 'N’entrons que si vous ouvrez un dossier d’assistance. Votre journal des actions le montre.'],
          ],
        },
      ],
    },
    {
      id: 'leaving',
      title: 'Comment repartir',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Dites-le. La formule court jusqu’à la fin du mois ou de l’année payés, et rien d’autre n’est dû.',
            'Exportez donateurs, subventions, reçus et stock en tableaux ordinaires, et ouvrez-les sur un ordinateur qui n’est pas à nous.',
            'Gardez-les avec les comptes aussi longtemps que votre loi le demande.',
            'Demandez l’effacement du compte, et le jour où il a été fait.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      title: 'À demander avant de voter',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'Sommes-nous éligibles, et qui nous l’a dit par écrit ?',
            'Qui de nous s’en occupe, et qui reprend quand cette personne part ?',
            'Quel cahier s’arrête le premier jour, pour que rien ne s’écrive deux fois ?',
            'Où sont gardées les données de nos donateurs, et peuvent-elles l’être là ?',
            'Que voulons-nous savoir après trois mois, et qui nous le dit ?',
          ],
        },
      ],
    },
    {
      id: 'decision',
      title: 'La décision',
      blocks: [
        {
          kind: 'fields',
          labels: [
            'Formule, et à partir de quel jour',
            'Qui s’en occupe',
            'Pour, contre, abstentions',
            'Jour, présidence, secrétariat',
          ],
        },
        { kind: 'lines', label: 'Ce que nous avons demandé, et pour quand', count: 4 },
        {
          kind: 'text',
          text: `Les questions vont à ${contact.email} ou au ${contact.phone}.`,
        },
      ],
    },
  ],
} as const satisfies PaperWords

function sayPeople(users: number | null) {
  if (users === null) return 'Sans limite'
  return users === 1 ? 'Une' : `Jusqu’à ${users}`
}
