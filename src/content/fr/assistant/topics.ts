import {
  isOwnFeature,
  list,
  officesFrom,
  plansOf,
  said,
  sayCustomers,
  sayTradePlan,
  sayUpdates,
  sum,
} from '#content/assistant-facts.ts'
import type { Asked, TopicWords } from '#content/assistant-words.ts'
import type { TopicId } from '#content/copy/assistant/topics.ts'
import { contact } from '#content/fr/contact.ts'
import { hotel } from '#content/fr/hotel.ts'
import { channelHours, sayHours } from '#content/fr/hours.ts'
import { pharmacy } from '#content/fr/pharmacy.ts'
import { restaurant } from '#content/fr/restaurant.ts'
import { retail } from '#content/fr/retail.ts'
import { fixed } from '#content/fr/assistant/fixed.ts'
import { history, loyaltyTiers, roleTemplates } from '#facts/claims.ts'
import { keepLinked, socialNetworks } from '#facts/links.ts'
import { headquarters, offices, type Office, type OfficeId } from '#facts/offices.ts'
import { packages, type OneTimePackage, type PackageId } from '#facts/packages.ts'
import { planIds, plans, priceAfterDiscount, type Cents, type PlanId } from '#facts/plans.ts'
import { ngoProgram } from '#facts/programs.ts'
import { roleNames, tierNames } from '../names.ts'
import { sayAddress } from '../places.ts'
import { sayList, spell } from '#content/fr/figures.ts'
import { standards } from '#facts/standards.ts'

const ngoConditions = `un enregistrement ${said.charity} ou l’équivalent dans votre pays (association, fondation, organisation religieuse), une mission qui passe avant tout, des papiers d’exonération en cours de validité, au moins ${said.ngoYears} an d’activité, et des recettes annuelles de moins de ${said.ngoRevenue}`

const planHolds = {
  starter: `Jusqu’à ${said.starter.products} produits ou services, ${said.starter.users} utilisateur, un seul site.`,
  professional: `Produits illimités, jusqu’à ${said.professional.users} utilisateurs, plusieurs sites. La plus choisie.`,
  enterprise: `Produits, utilisateurs et sites illimités.`,
} as const satisfies Record<PlanId, string>

const usersOf = {
  starter: `${said.starter.users} utilisateur`,
  professional: `jusqu’à ${said.professional.users} utilisateurs`,
  enterprise: 'des utilisateurs illimités',
} as const satisfies Record<PlanId, string>

/** What is asked by the year begins with the year. */
function sayPlan(id: PlanId, per: Asked['per'] = null) {
  const { name, month, year } = said[id]
  const prices = [`${month} par mois`, `${year} par an`]
  return `**${name}** : ${(per === 'year' ? prices.toReversed() : prices).join(' ou ')}. ${planHolds[id]}`
}

const planDetails = {
  starter: `${sayPlan('starter')}\n\nElle comprend les ventes, le stock et les clients, et l’assistance par e-mail. Elle n’a ni plusieurs sites, ni l’API, ni les analyses avancées.`,
  professional: `${sayPlan('professional')}\n\nElle comprend tout le contenu de ${said.starter.name}, et ajoute plusieurs sites, les analyses avancées, l’API, les e-mails automatiques, les SMS, la sauvegarde et la restauration, et l’assistance prioritaire. La marque blanche et les droits avancés restent à ${said.enterprise.name}.`,
  enterprise: `${sayPlan('enterprise')}\n\nElle comprend tout le contenu de ${said.professional.name}, et ajoute les droits avancés, la marque blanche, un gestionnaire de compte dédié, une garantie de service (SLA) et l’assistance par téléphone jour et nuit.`,
} as const satisfies Record<PlanId, string>

const ngoPrice = (price: Cents) => sum(priceAfterDiscount(price, ngoProgram.lifetimeDiscountPercent))
const count = (years: number) => `${years} ${years === 1 ? 'an' : 'ans'}`

export function sayPackage({ id, name, users, updateYears, support }: OneTimePackage) {
  const updates = updateYears === null ? 'mises à jour à vie' : `mises à jour pendant ${count(updateYears)}`
  const people = users === null ? 'Utilisateurs illimités' : `Jusqu’à ${users} utilisateurs`
  const places = { essential: '', business: ', plusieurs sites', enterprise: ', sites illimités' } satisfies Record<
    PackageId,
    string
  >
  const prices = {
    essential: said.essential.price,
    business: said.business.price,
    enterprise: said.enterprisePackage.price,
  }
  const help = support.kind === 'email' ? 'assistance par e-mail' : 'assistance prioritaire'
  return `**${name}** : ${prices[id]} une seule fois. ${people}${places[id]}, ${updates}, ${help} pendant ${count(support.years)}.`
}

const allPlans = list(planIds.map((id) => sayPlan(id)))
const allPackages = list(Object.values<OneTimePackage>(packages).map(sayPackage))

const countries = {
  kigali: 'Rwanda',
  kampala: 'Ouganda',
  bafoussam: 'Cameroun',
  luanda: 'Angola',
  abidjan: 'Côte d’Ivoire',
} as const satisfies Record<OfficeId, string>
const officeOf = (asked: Asked) => {
  const chosen: readonly Office[] = offices.filter(({ id }) => asked.offices.includes(id))
  return chosen.length > 0 ? chosen : offices
}

const sayOffice = (office: Office) =>
  `${cityOf(office)}${office.isHeadquarters ? ' (siège)' : ''}\n\n- Adresse : ${sayAddress(office)}\n- Téléphone : ${office.phone}${office.isOnWhatsApp ? ', aussi sur WhatsApp' : ''}\n- E-mail : ${office.email}\n- Horaires : ${sayHours(office.hours, office.zoneName)}\n- Pour : ${whomOf(office)}`

/** The office in the same country as a place that has none; null where there is none either. */
function sayNearest({ elsewhere }: Pick<Asked, 'elsewhere'>): string | null {
  const nearest = offices.find(({ id }) => id === elsewhere?.office)
  return elsewhere && nearest
    ? `${fixed.noOffice(elsewhere)} Le vôtre est dans le même pays :\n\n${sayOffice(nearest)}`
    : null
}
const cityOf = ({ id, city }: Office) => `**${city}**, ${countries[id]}`

/** Whom an office is for, as its page says. */
const whomOf = ({ id }: Office) => contact.offices.entries.find((entry) => entry.id === id)?.description ?? ''
const sayWhom = (office: Office) => `${cityOf(office)} : ${whomOf(office)} ${office.phone}`

/** Only of pages that there are. */
function sayNews() {
  const pages = [
    { name: 'le [blog]', url: said.blog },
    { name: 'les [événements]', url: said.events },
  ]
  const places = [
    ...keepLinked(pages).map(({ name, url }) => `${name}(${url})`),
    ...(socialNetworks.length > 0 ? ['nos réseaux sociaux, au pied de chaque page'] : []),
  ]
  if (places.length === 0)
    return `Nous n’avons pas encore de page de nouvelles. Écrivez à ${said.email} ce qui vous intéresse.`
  return `Vous trouvez nos nouvelles ici : ${sayList(places)}.`
}

/** What visitors ask, how they put it in French, and what is answered. */
export const topics = {
  plans: {
    answer: `Il y a trois formules, payées au mois ou à l’année :\n\n${allPlans}\n\nPayer l’année en une fois fait économiser ${said.annualPercent}. Chaque formule commence par un essai gratuit de ${said.trialDays} jours, sans carte bancaire. On peut aussi payer une seule fois, à partir de ${said.essential.price}.`,
    next: [
      'Quelle formule pour 3 utilisateurs ?',
      'Quels sont les achats uniques ?',
      'Comment marche l’essai gratuit ?',
    ],
  },
  planPrice: {
    answer: (asked) => list(plansOf(asked).map((id) => sayPlan(id, asked.per))),
    next: ['Que comprennent les formules ?', 'Combien j’économise par an ?', 'Comment marche l’essai gratuit ?'],
  },
  planDetails: {
    answer: (asked) =>
      plansOf(asked)
        .map((id) => planDetails[id])
        .join('\n\n'),
    next: ['Comparer Professional et Enterprise', 'Combien j’économise par an ?', 'Puis-je changer de formule ?'],
  },
  cheapest: {
    answer: `La formule la moins chère est ${sayPlan('starter')}`,
    next: ['Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?', 'Puis-je changer de formule ?'],
  },
  tradePlan: {
    answer: sayTradePlan({ pharmacy, retail, restaurant, hotel }, ' : '),
    next: ['Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?', 'Puis-je changer de formule ?'],
  },
  mostPopular: {
    answer: `Parmi les formules, ${said.professional.name}, à ${said.professional.month} par mois. Lequel des achats uniques est le plus choisi, nos pages ne le disent pas ; la page des tarifs signale ${said.business.name}, à ${said.business.price}, comme le plus avantageux.`,
    next: ['Que comprend Professional ?', 'Quels sont les achats uniques ?'],
  },
  yearly: {
    answer: (asked) =>
      `Payé à l’année :\n\n${list(plansOf(asked).map((id) => `${said[id].name} : ${said[id].year}, vous économisez ${said[id].saving} ; cela fait ${said[id].monthOfYear} par mois`))}\n\nC’est ${said.annualPercent} de moins que douze mois payés un par un.`,
    next: ['Quels sont les achats uniques ?', 'Y a-t-il d’autres remises ?', 'Comment marche l’essai gratuit ?'],
  },
  packages: {
    answer: `On peut payer une seule fois et garder la suite. La licence de chaque achat unique est à vie :\n\n${allPackages}\n\nCe que vous avez déjà payé en abonnement est déduit.`,
    next: [
      'L’achat unique ou l’abonnement ?',
      'Que se passe-t-il quand les mises à jour finissent ?',
      'Comment marche l’essai gratuit ?',
    ],
  },
  packageDetails: {
    answer: (asked) =>
      `${list(
        Object.values<OneTimePackage>(packages)
          .filter(({ id }) => asked.packages.length === 0 || asked.packages.includes(id))
          .map(sayPackage),
      )}\n\nLa licence est à vie.${asked.features.some(isOwnFeature) ? ' Quelles fonctions un achat unique comprend en plus, nos pages ne le disent pas.' : ''}`,
    next: ['L’achat unique ou l’abonnement ?', 'Que se passe-t-il quand les mises à jour finissent ?'],
  },
  packageUpdates: {
    answer: sayUpdates({
      lead: 'Mises à jour après un achat unique :',
      of: {
        essential: `${said.essential.name} pendant ${count(packages.essential.updateYears)}`,
        business: `${said.business.name} pendant ${count(packages.business.updateYears)}`,
        enterprise: `${said.enterprisePackage.name} à vie`,
      },
      end: 'Ensuite rien ne s’arrête : la suite reste à vous, continue de marcher telle quelle et ne coûte plus rien.',
      subscribed: 'Avec un abonnement vous recevez chaque nouvelle version tant que vous payez.',
    }),
    next: ['Quels sont les achats uniques ?', 'L’achat unique ou l’abonnement ?'],
  },
  trial: {
    answer: `Chaque formule commence par un essai gratuit de ${said.trialDays} jours. Aucune carte bancaire n’est demandée, et la mise en route prend quelques minutes. Pour commencer, ${fixed.offers.trial} : nous ouvrons le compte avec vous.`,
    next: [
      'Je voudrais commencer l’essai gratuit',
      'Que se passe-t-il à la fin de l’essai ?',
      'Quelle formule pour 3 utilisateurs ?',
    ],
  },
  trialEnd: {
    answer: `Après ${said.trialDays} jours vous choisissez une formule ou vous arrêtez. Nous n’avons demandé aucune carte, donc rien n’est prélevé, et vous pouvez emporter vos données.`,
    next: ['Quels sont vos tarifs ?', 'Puis-je récupérer mes données ?'],
  },
  card: {
    answer: `L’essai de ${said.trialDays} jours ne demande aucune carte bancaire, donc rien n’est prélevé : à la fin vous choisissez une formule ou vous arrêtez.`,
    next: ['Comment commencer un essai gratuit ?', 'Que se passe-t-il à la fin de l’essai ?'],
  },
  demoAccount: {
    answer:
      'Il existe un compte de démonstration pour faire le tour de la suite. Demandez-le ici ou dans une demande de démo, et un collègue vous ouvre l’accès.',
    next: ['Je voudrais demander une démo', 'Comment commencer un essai gratuit ?'],
  },
  demo: {
    answer: `${fixed.offers.demo}, ce que vous vendez, où et quand cela vous convient : une personne répond dans les ${said.demoHours} heures, le week-end aussi. Apportez la liste d’une étagère ou votre carte : la démo part de votre métier ; quelqu’un peut aussi venir chez vous, depuis l’une des ${spell(offices.length)} villes, le jour et le prix dits avant le départ.`,
    next: ['Je voudrais demander une démo', 'Y a-t-il un compte démo ?', 'Comment commencer un essai gratuit ?'],
  },
  discounts: {
    answer: `Voici toutes les réductions que nous publions :\n\n- Payer à l’année fait économiser ${said.annualPercent} sur chaque formule.\n- Les petites entreprises qui remplissent les conditions ont ${said.smallPercent} de moins la première année.\n- Les associations et ONG qui remplissent les conditions ont ${said.ngoMonths} mois gratuits, puis ${said.ngoPercent} de moins à vie.\n- L’accélérateur donne ${said.acceleratorMonths} mois de logiciel gratuit aux entreprises qui font leurs premiers pas.\n- Pour beaucoup de sites, des remises de volume et un tarif sur mesure se font sur demande, par écrit.\n\nJe ne peux en promettre aucune autre.`,
    next: [
      'Qui a droit à la remise petite entreprise ?',
      'Comment marche le programme ONG ?',
      'Combien j’économise par an ?',
    ],
  },
  volume: {
    answer: `${said.enterprise.name} a un prix affiché, ${said.enterprise.month} par mois ou ${said.enterprise.year} par an, pour commencer sans demander. Pour beaucoup de sites, un tarif sur mesure et des remises de volume se font sur demande, par écrit, selon le nombre de vos sites.`,
    next: ['Que comprend Enterprise ?', 'Je voudrais parler à un conseiller'],
  },
  creditPolicy: {
    answer:
      'Ce que vous avez payé en abonnement est déduit d’un achat unique plus tard. Vous payez la différence et gardez tout ce que vous avez saisi.',
    next: ['Quels sont les achats uniques ?', 'L’achat unique ou l’abonnement ?'],
  },
  cancel: {
    answer:
      'Il n’y a pas de contrat au-delà du mois ou de l’année payée : à la fin vous arrêtez de payer, et vous emportez vos données en fichiers simples. L’essai s’arrête de lui-même, puisque nous n’avons aucune carte à débiter.',
    next: ['Puis-je récupérer mes données ?', 'Que se passe-t-il à la fin de l’essai ?'],
  },
  moneyBack: {
    answer: `Nos pages ne promettent aucun remboursement de ce qui a été payé, et je n’en inventerai pas. Voici ce qu’elles disent : vous pouvez tout essayer pendant ${said.trialDays} jours sans carte, et ce que vous payez en abonnement est déduit d’un achat unique plus tard. Pour votre cas, demandez à une personne : appuyez sur « Parler à une personne ».`,
    next: ['Comment marche l’essai gratuit ?', 'Je voudrais parler à un conseiller'],
  },
  changePlan: {
    answer: `Vous pouvez changer de formule, vers le haut ou vers le bas, et produits, personnel et historique suivent. Dites-le-nous avant de redescendre à ${said.starter.name} : elle accepte ${said.starter.products} produits et ${said.starter.users} utilisateur, et nous regardons ensemble ce qui reste.`,
    next: ['Quels sont vos tarifs ?', 'Comparer Professional et Enterprise'],
  },
  perModule: {
    answer: `On ne paie pas par module, que vous n’en ouvriez qu’un ou en ajoutiez d’autres quand vous voulez. Une formule compte les produits, les personnes et les sites. Plusieurs sites, l’API, les analyses avancées, les e-mails automatiques, les SMS et la sauvegarde à la demande commencent avec ${said.professional.name}, à ${said.professional.month} par mois ; la marque blanche, les droits avancés par rôle et le téléphone jour et nuit viennent avec ${said.enterprise.name}. Pour le travail d’un module, nos pages ne nomment aucune formule où il manque : voyez-le pendant l’essai gratuit si vous en dépendez.`,
    next: ['Quels sont les modules ?', 'Quels sont vos tarifs ?'],
  },
  commission: {
    answer:
      'Nos pages ne nomment aucune commission sur vos ventes ni sur vos encaissements : une formule coûte ce que disent les tarifs. Ce qu’un opérateur ou une banque prend sur un paiement, elles ne le disent pas ; demandez au vôtre.',
    next: ['Quels sont vos tarifs ?', 'Qu’est-ce qui coûte en plus ?'],
  },
  hiddenCosts: {
    answer:
      'La mise en route, la reprise des données, la formation et les visites sont à part : cela dépend de vos sites et de votre liste, et vous recevez le montant par écrit avant de commencer. Vous pouvez aussi tout faire vous-même avec la documentation. La page des tarifs dit ce que chaque formule coûte et ce qu’elle ne comprend pas.',
    next: ['Quels sont vos tarifs ?', 'Que comprend l’installation ?'],
  },
  payUs: {
    answer:
      'Les prix sont fixés en dollars américains, et c’est le cours du jour du paiement qui décide. Les moyens de paiement dépendent de votre pays, et nos pages n’en donnent pas la liste : un collègue vous dit lesquels marchent chez vous. Ce site lui-même n’encaisse aucun paiement.',
    next: ['Combien cela fait dans ma monnaie ?', 'Je voudrais parler à un conseiller'],
  },
  priceTax: {
    answer:
      'Nos pages ne disent pas si une taxe s’ajoute au prix des formules, et je ne veux pas deviner. Un collègue vous le dit pour votre pays : appuyez sur « Parler à une personne ».',
    next: ['Je voudrais parler à un conseiller', 'Quels sont vos tarifs ?'],
  },
  isItFree: {
    answer: `La suite n’est pas gratuite, mais les ${said.trialDays} premiers jours le sont, sans carte bancaire. Ensuite les formules commencent à ${said.starter.month} par mois. Les ONG qui remplissent les conditions ont ${said.ngoMonths} mois gratuits, les entreprises de l’accélérateur aussi.`,
    next: ['Comment commencer un essai gratuit ?', 'Quels sont vos tarifs ?', 'Comment marche le programme ONG ?'],
  },
  whatIs: {
    answer: `${said.product} fait tourner pharmacies, boutiques, restaurants et hôtels depuis un seul compte. Chaque vente, chaque rayon, chaque table et chaque chambre s’inscrit dans le même cahier. La suite a sept modules, marche dans le navigateur d’un téléphone, d’une tablette ou d’un ordinateur, et la caisse continue de vendre sans réseau. Elle est faite à Kigali par ${said.company}.`,
    next: ['Quels sont les modules ?', 'Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?'],
  },
  modules: {
    answer:
      'Il y a sept modules sur un seul compte :\n\n- **Pharmacie** : lots, dates de péremption, ordonnances\n- **Stock** : un seul stock pour tous les sites, toutes les réserves et tous les camions\n- **Restaurant** : tables, bons de cuisine, additions partagées\n- **Hôtel** : chambres, réservations, une seule note\n- **Boutique** : une caisse qui vend sans réseau, fidélité, retours\n- **Administration** : sites, personnel, droits, clôture\n- **Relation client (CRM)** : achats, niveaux, rappels\n\nPrenez celui dont vous avez besoin et ajoutez le suivant plus tard.',
    next: [
      'Faut-il payer chaque module ?',
      'Quelle formule pour 3 utilisateurs ?',
      'Est-ce que ça marche hors ligne ?',
    ],
  },
  moduleSwitch: {
    answer:
      'Vous ouvrez un module le jour que vous voulez, avec les produits et les personnes déjà saisis. Si vous le fermez, ses écrans s’en vont et ses écritures restent.',
    next: ['Faut-il payer chaque module ?', 'Quels sont les modules ?'],
  },
  pharmacy: {
    answer: `Le module **Pharmacie** garde lots, dates de péremption et ordonnances au même endroit. La date la plus proche se vend d’abord, et l’alerte vient tant que le médicament peut encore se vendre. Il tient la fiche du patient avec ses allergies et ses renouvellements, la part de l’assureur, les seuils de commande, et un rappel de lot se fait en une recherche. La plupart des pharmacies prennent ${said.professional.name}, à ${said.professional.month} par mois.`,
    next: [
      'Comment marchent les alertes de péremption ?',
      'Puis-je importer mon stock ?',
      'Que comprend Professional ?',
    ],
  },
  inventory: {
    answer:
      'Avec le module **Stock**, la caisse, la réserve et l’autre site lisent le même chiffre. Vous scannez les livraisons par code-barres ou RFID, fixez des seuils qui préparent la commande, suivez lots, numéros de série et dates, et transférez d’un site à l’autre.',
    next: ['Faut-il un scanner ?', 'Combien de produits puis-je avoir ?', 'Comment marchent les seuils de commande ?'],
  },
  restaurant: {
    answer: `Le module **Restaurant** met la salle, la cuisine et l’addition sur le même écran : plan des tables, commandes prises à table sur un téléphone, bons par poste pour le grill, la cuisine et le bar, additions partagées, coût de chaque plat, vente à emporter. Jusqu’à ${said.professional.users} personnes, ${said.professional.name} suffit, à ${said.professional.month} par mois.`,
    next: [
      'Peut-on partager l’addition ?',
      'Quels appareils faut-il ?',
      'Que se passe-t-il en cas de coupure de courant ?',
    ],
  },
  hotel: {
    answer: `Le module **Hôtel** suit chaque chambre, client et note de l’arrivée au départ : tableau des chambres par étage, réservations, ménage sur un téléphone, réparations, tarifs par saison, et une seule note avec restaurant, bar et blanchisserie. Un hôtel qui tourne en équipes a le plus souvent besoin d’${said.enterprise.name} ; une maison d’hôtes jusqu’à ${said.professional.users} personnes est bien servie par ${said.professional.name}. Nos pages ne nomment pas de nombre maximal de chambres ; avec ${said.starter.name}, elles comptent parmi ses ${said.starter.products} produits.`,
    next: ['Quelle formule pour 8 utilisateurs ?', 'Quels appareils faut-il ?'],
  },
  channels: {
    answer:
      'Les réservations des sites de voyage n’arrivent pas toutes seules : la réception les saisit d’après l’e-mail, et le tableau refuse une chambre déjà vendue. Si vous dépendez de ces sites, dites-nous lesquels avant de choisir une formule ; nous vous disons ce que l’API peut relier et ce qu’elle ne peut pas.',
    next: ['Que fait le module hôtel ?', 'Avez-vous une API ?'],
  },
  retail: {
    answer: `Le module **Boutique** est fait pour le comptoir où l’on fait la queue : scanner, peser ou toucher, espèces, carte et mobile money, vente sans réseau, points de fidélité, retours, cahier des crédits, et relève avec tiroir compté. Un kiosque tenu par une seule personne est bien servi par ${said.starter.name}, à ${said.starter.month} par mois ; une boutique où l’on est plusieurs à vendre, par ${said.professional.name}, à ${said.professional.month}.`,
    next: ['Est-ce que ça marche hors ligne ?', 'Quels appareils faut-il ?', 'Quelle formule pour 3 utilisateurs ?'],
  },
  backoffice: {
    answer: `Le module **Administration** est pour le patron et le comptable : ventes et dépenses par site, ${said.roleTemplates} modèles de rôle et vos propres droits, journal de chaque changement, dépenses avec photo, taxe par produit et par pays, rapports à heure fixe.`,
    next: ['Quels sont les rôles ?', 'Quels sont les modules ?'],
  },
  crm: {
    answer:
      'Le module **Relation client** garde une fiche par client avec l’historique des achats, les niveaux de fidélité, les groupes et campagnes, les rappels, les promesses datées, les réclamations jusqu’à leur fin, et les e-mails de bienvenue envoyés pour vous.',
    next: ['Quels sont les niveaux de fidélité ?', 'Que sont les e-mails automatiques ?', 'Quels sont les modules ?'],
  },
  pos: {
    answer: ({ plans: [named] }) =>
      `${named ? `${said[named].name} a la caisse, comme chaque formule` : 'Chaque formule a la caisse'}. Elle prend espèces, carte et mobile money dans le même panier, imprime le reçu ou l’envoie par e-mail, connaît le niveau de fidélité, gère les retours, et continue de vendre sans réseau. Elle marche sur téléphone, tablette ou ordinateur. ${said.starter.name}, à ${said.starter.month} par mois, est pour une personne à un comptoir.`,
    next: [
      'Est-ce que ça marche hors ligne ?',
      'Quels appareils faut-il ?',
      'Les clients peuvent-ils payer par mobile money ?',
    ],
  },
  studio: {
    answer:
      'La gestion de studio photo est un choix du formulaire de démo, et non un des sept modules. Choisissez-la si vous tenez un studio : à la démo, une personne vous montre ce que Clients, Stock et la caisse font pour un studio, et ce qu’ils ne font pas.',
    next: ['Je voudrais demander une démo', 'Quels sont les modules ?'],
  },
  trades: {
    answer:
      'La suite est faite pour les pharmacies, les boutiques, les restaurants, les hôtels et leurs chaînes. Si vous tenez un stock dans un autre métier, Stock et Administration conviennent presque toujours ; écoles, ateliers et salons commencent par Clients. Les ONG ont leur propre programme.',
    next: ['Quels sont les modules ?', 'Mon métier n’est pas dans la liste', 'Comment marche le programme ONG ?'],
  },
  otherTrade: {
    answer:
      'Elle va à presque tous les métiers : écoles, ateliers et salons commencent par Clients, et qui tient un stock ajoute Stock et Administration. Hôpitaux et groupes prennent le plus souvent Enterprise. Racontez-nous une journée normale et vous aurez une réponse franche, même quand la suite n’est pas le bon outil.',
    next: ['Quels sont les modules ?', 'Je voudrais demander une démo'],
  },
  multiLocation: {
    answer: `Chaque site garde son tiroir, ses étagères et ses exceptions de prix, et vous les lisez tous sur une page, sur tout téléphone avec un navigateur. La marchandise voyage avec un transfert signé aux deux bouts. Plusieurs sites : c’est compris avec ${said.professional.name}, à ${said.professional.month} par mois ; ${said.enterprise.name} a des sites illimités. ${said.starter.name} est pour un seul.`,
    next: ['Comment transférer du stock entre boutiques ?', 'Quelle formule pour 2 boutiques et 4 utilisateurs ?'],
  },
  transfers: {
    answer: `La marchandise quitte un stock quand on la charge et entre dans l’autre quand quelqu’un l’y a comptée et a signé. Entre les deux, elle est sur la route, au nom du chauffeur. Le bon nomme le produit, celui qui a chargé et celui qui a reçu : ce qui manque à l’arrivée est recherché le jour même. Plusieurs sites : c’est compris avec ${said.professional.name} et ${said.enterprise.name}.`,
    next: ['Puis-je gérer plusieurs boutiques ?', 'Que comprend Professional ?'],
  },
  roles: {
    answer: `Il y a ${said.roleTemplates} modèles de rôle : ${sayList(roleTemplates.map((role) => roleNames[role]))}. Vous donnez un rôle à chaque personne, retirez ou ajoutez des droits, et chacun ne voit que ce que son rôle permet. Des modèles, vous tirez vos propres rôles ; les règles au droit près sont dans ${said.enterprise.name}. Chaque changement est noté dans le journal des actions.`,
    next: [
      'Puis-je créer mes propres rôles ?',
      'Que montre le journal des actions ?',
      'Quelle formule pour 5 utilisateurs ?',
    ],
  },
  customRoles: {
    answer: `Vous partez du plus proche des ${said.roleTemplates} modèles, donnez au rôle le nom du poste et fermez ce dont il n’a pas besoin. Les règles au droit près sont les droits avancés, qui sont dans ${said.enterprise.name} seulement.`,
    next: ['Quels sont les rôles ?', 'Que comprend Enterprise ?'],
  },
  invite: {
    answer: `Ouvrez **Gestion des utilisateurs** et touchez **Inviter**. Saisissez l’adresse e-mail, le rôle et les sites où la personne travaille. La suite envoie l’invitation. ${said.starter.name} a de la place pour ${said.starter.users} utilisateur, ${said.professional.name} pour ${said.professional.users}, ${said.enterprise.name} pour tous ceux que vous employez.`,
    next: ['Quels sont les rôles ?', 'Que faire quand un employé part ?'],
  },
  roleLent: {
    answer:
      'Un rôle se prête et se reprend. Pour les semaines après une naissance, par exemple, une sœur reçoit le rôle de gérante sous son propre nom, et on le lui retire plus tard. Le journal des actions garde les deux dates.',
    next: ['Qu’est-ce que le journal des actions ?', 'Quels sont les rôles ?'],
  },
  ownInvoice: {
    answer:
      'Nos propres factures partent en fichiers ; qui a besoin d’un cachet sur papier reçoit une seule feuille. Si le numéro fiscal de votre entreprise y figure, et dans quelle monnaie elles sont, nos pages ne le disent pas : un collègue le règle avec vous.',
    next: ['Comment payer l’abonnement ?', 'Je voudrais parler à un conseiller'],
  },
  lostDevice: {
    answer:
      'La caisse se verrouille quand on la laisse seule, et chacun se connecte sous son propre nom, avec un second facteur devant la partie du patron. Déconnectez l’appareil perdu depuis le vôtre, ou désactivez le nom de qui s’en servait : toutes les sessions ouvertes se ferment aussitôt. Ce qui a été envoyé n’est pas dedans mais dans le cloud, sauvegardé chaque jour, et tout autre appareil le montre dès que vous vous connectez ; seules les ventes faites hors ligne et pas encore envoyées restent sur l’appareil perdu.',
    next: ['Que faire quand quelqu’un part ?', 'Y a-t-il des sauvegardes ?'],
  },
  leaver: {
    answer:
      'Touchez **Désactiver** à côté du nom, le jour même. Toutes ses sessions se ferment aussitôt, les jetons créés par cette personne s’arrêtent, et les ventes passées gardent son nom. Ne passez jamais l’ancien accès au suivant : invitez-le sous son propre nom.',
    next: ['Quels sont les rôles ?', 'Que montre le journal des actions ?'],
  },
  loyalty: {
    answer: `Il y a trois niveaux de fidélité : ${sayList(loyaltyTiers.map((tier) => tierNames[tier]))}. Les habitués montent selon ce qu’ils dépensent, et vous fixez les paliers et ce que vaut chacun. Le numéro de téléphone sert de carte.`,
    next: ['Que fait la caisse ?', 'Que fait le module CRM ?'],
  },
  security: {
    answer: `Chaque entreprise garde ses propres données, utilisateurs et rôles. La connexion utilise ${said.transport}, les données sont chiffrées en ${said.encryption} bits, la double authentification et le journal des actions sont compris d’office. Personne de notre équipe ne regarde vos comptes, sauf si vous ouvrez un dossier d’assistance, et cette visite figure dans votre journal des actions.`,
    next: ['Avez-vous la double authentification ?', 'Y a-t-il des sauvegardes ?', 'Quelles normes suivez-vous ?'],
  },
  twoFactor: {
    answer:
      'La double authentification est comprise d’office : le mot de passe, et un code du téléphone. Un mot de passe volé n’ouvre rien à lui seul. Nous la conseillons à qui touche à l’argent, et le service pour grandes entreprises peut l’exiger de chaque rôle. Imprimez les codes de secours et gardez-les avec le registre de commerce.',
    next: ['Mes données sont-elles en sécurité ?', 'Que montre le journal des actions ?'],
  },
  audit: {
    answer:
      'Le journal des actions note qui a fait quoi, quand, depuis quelle caisse, et ce qui était écrit avant. Personne ne peut le modifier ni l’arrêter, quel que soit le rôle. Remises, changements de prix, remboursements et tiroirs ouverts y sont avec le nom et la minute. Une vente n’est jamais supprimée.',
    next: ['Quels sont les rôles ?', 'Mes données sont-elles en sécurité ?'],
  },
  compliance: {
    answer: `Nous suivons le RGPD (GDPR). Les pages pour grandes entreprises nomment ${said.frameworks}. Ce sont nos propres déclarations : demandez le rapport ou le certificat dont vous avez besoin, sa date et son périmètre : là où il existe, vous le recevez sous accord de confidentialité. Ce que nous ne pouvons pas vous montrer sur papier, n’en tenez pas compte.`,
    next: [
      'Mes données sont-elles en sécurité ?',
      'Où sont stockées mes données ?',
      'Je voudrais parler à un conseiller',
    ],
  },
  uptime: {
    answer: ({ plans: [named] }) =>
      `${named && named !== 'enterprise' ? `${said[named].name} n’a pas de contrat de disponibilité, et nos pages n’y nomment aucune compensation financière pour une panne. ` : ''}Le service courant tourne à ${said.uptime} de disponibilité, ce qui laisse environ ${said.downtime} minutes par mois, sans contrat là-dessus. Le contrat pour grandes entreprises a un SLA de ${said.enterpriseUptime}, qui laisse environ ${said.enterpriseDowntime} minutes par mois, avec une compensation financière, et une réponse en moins de ${said.response} ms ; il appartient à ${said.enterprise.name}. Et une caisse continue de vendre quand les serveurs ne répondent pas.`,
    next: ['Que comprend Enterprise ?', 'Est-ce que ça marche hors ligne ?'],
  },
  backups: {
    answer: `La plateforme fait des sauvegardes chaque jour pour tous. Sauvegarder et restaurer vous-même, à la demande, vient avec ${said.professional.name} et ${said.enterprise.name}. Les ventes faites hors ligne attendent sur l’appareil jusqu’à l’envoi.`,
    next: ['Où sont stockées mes données ?', 'Puis-je exporter mes données ?'],
  },
  dataLocation: {
    answer: `Dans le cloud : aucun serveur dans votre arrière-boutique. Dans quels pays se trouvent les serveurs, nos pages ne le disent pas : le service pour grandes entreprises parle de ${said.dataCenters} centres de données, et votre contrat nomme ceux qui gardent vos comptes. Si une loi veut les données dans un pays, un collègue dit avant la démo si c’est possible.`,
    next: ['Mes données sont-elles en sécurité ?', 'Y a-t-il des sauvegardes ?'],
  },
  tenants: {
    answer:
      'Aucune autre entreprise ne peut voir vos données. Chaque entreprise a ses propres données, utilisateurs, réglages et rôles, dans chaque formule. Notre équipe n’entre que si vous le demandez à l’assistance, pour ce seul cas, et la visite figure dans votre journal des actions.',
    next: ['Mes données sont-elles en sécurité ?', 'Que montre le journal des actions ?'],
  },
  api: {
    answer: `Il y a une API REST avec jetons pour les produits et les ventes, et des webhooks. L’accès vient avec ${said.professional.name}, à ${said.professional.month} par mois, et ${said.enterprise.name}. Un jeton se crée dans **Paramètres du système**, **Intégrations**, avec un rôle à lui, et reste sur votre serveur. Les appels sont décrits dans la documentation et, avec un fichier OpenAPI, dans la référence de l’API ; elles n’en nomment pas pour les chambres ou les clients, ni bibliothèque toute faite, ni système d’essai.`,
    next: ['Quels webhooks y a-t-il ?', 'Peut-on connecter d’autres logiciels ?'],
  },
  apiTest: {
    answer:
      'Notre documentation ne nomme pas de système d’essai pour l’API. Demandez à un collègue avant de relier une boutique qui vend.',
    next: ['Avez-vous une API ?', 'Y a-t-il un compte de démonstration ?'],
  },
  apiAmounts: {
    answer:
      'Les montants sont des nombres entiers dans la plus petite unité de leur monnaie, sans virgule : un franc est un franc, et où une monnaie a des centimes, on envoie des centimes. Les corps sont en JSON.',
    next: ['Avez-vous une API ?', 'Quels webhooks y a-t-il ?'],
  },
  apiSales: {
    answer: `POST /sales enregistre une vente faite ailleurs, et le stock baisse dans le site que vous nommez. Donnez à chacune une Idempotency-Key dans son en-tête, pour qu’une répétition ne fasse pas de deuxième vente. Tous les champs sont dans la [référence de l’API](/documentation/api-reference.html). L’accès à l’API vient avec ${said.professional.name} et ${said.enterprise.name}.`,
    next: ['Avez-vous une API ?', 'Quels webhooks y a-t-il ?'],
  },
  apiRetry: {
    answer:
      'Répétée avec la même clé dans l’en-tête Idempotency-Key, une requête ne fait pas de deuxième vente : donnez à chaque vente sa propre clé, et après un délai dépassé ou une erreur de notre serveur renvoyez-la plus tard avec la même clé. Combien de requêtes par minute passent, nos pages ne le disent pas : si l’une est refusée pour cela, attendez aussi longtemps que le dit Retry-After.',
    next: ['Avez-vous une API ?', 'Quels webhooks y a-t-il ?'],
  },
  webhookSignature: {
    answer: `Chaque événement est signé. Joignez par des points les en-têtes webhook-id et webhook-timestamp et le corps tel qu’il est arrivé, faites-en un HMAC ${said.digest} avec le secret de votre adresse, et comparez-le, en ${said.encoding}, avec l’en-tête webhook-signature. La [référence de l’API](/documentation/api-reference.html) le montre en code.`,
    next: ['Quels webhooks y a-t-il ?', 'Avez-vous une API ?'],
  },
  webhooks: {
    answer: `Les webhooks annoncent à votre logiciel une vente, un paiement reçu, un remboursement, un stock bas, un ajustement de stock ou un nouveau produit, sous les noms ${said.webhookEvents}. Ils viennent avec ${said.professional.name} et ${said.enterprise.name}. Vous donnez l’adresse dans **Paramètres du système**, puis **Intégrations** ; elle doit être en https. Si votre serveur est arrêté, nous réessayons, et un événement peut arriver deux fois : comparez son id.`,
    next: ['Avez-vous une API ?', 'Peut-on connecter d’autres logiciels ?'],
  },
  integrations: {
    answer: `Vous pouvez garder votre logiciel de comptabilité : ventes, paiements et stock sortent de la suite par l’API REST et les webhooks, à partir de ${said.professional.name}, ou en fichiers CSV que votre comptable ouvre. Nous branchons le mobile money, les terminaux de paiement et le reçu fiscal de votre pays. Nos pages ne nomment aucun connecteur prêt pour un logiciel comptable précis : dites lequel vous utilisez et une personne dit ce qui est possible.`,
    next: ['Avez-vous une API ?', 'Puis-je exporter mes données ?'],
  },
  ecommerce: {
    answer: `Nos pages ne décrivent pas de boutique en ligne à nous. Une boutique que vous avez déjà peut enregistrer ses ventes par l’API REST, et le stock baisse de lui-même. L’API vient avec ${said.professional.name} et ${said.enterprise.name}.`,
    next: ['Avez-vous une API ?', 'Peut-on connecter d’autres logiciels ?'],
  },
  payroll: {
    answer:
      'Nos pages ne décrivent ni paie ni pointage par empreinte ou par visage. La suite compte ventes et tours de service par personne, garde les dépenses par site et donne des fichiers au comptable. Pour le reste, demandez à une personne.',
    next: ['Quels sont les modules ?', 'Je voudrais parler à un conseiller'],
  },
  sms: {
    answer: `Les SMS viennent avec ${said.professional.name}, à ${said.professional.month} par mois, et avec ${said.enterprise.name} : rappels, table prête, ou reçu pour les clients qui ne lisent pas d’e-mail. Combien de messages sont compris, nos pages ne le disent pas.`,
    next: ['Que sont les e-mails automatiques ?', 'Que comprend Professional ?'],
  },
  emailAutomation: {
    answer: `Des e-mails qui partent tout seuls : e-mails de bienvenue le soir d’un premier achat, invitations du personnel et alertes de stock bas sont prêts dès le premier jour. Vous ajoutez déclencheurs, groupes, séries d’e-mails et tests A/B. Cela vient avec ${said.professional.name}, à ${said.professional.month} par mois, et ${said.enterprise.name}.`,
    next: ['Envoyez-vous des SMS ?', 'Que comprend Professional ?'],
  },
  offline: {
    answer: ({ plans: named }) =>
      `${named.length > 0 ? 'C’est dans chaque formule.\n\n' : ''}Quand le réseau tombe, la caisse continue de vendre, d’imprimer, de reprendre les retours et de compter, tant que la batterie tient : l’envoi n’a pas de délai. Les ventes attendent sur l’appareil dans leur ordre et partent au retour du réseau, aucune deux fois. Le mobile money a besoin du réseau ; en attendant, prenez des espèces ou vendez à crédit.`,
    next: ['Que se passe-t-il en cas de coupure de courant ?', 'Quels appareils faut-il ?'],
  },
  paymentOffline: {
    answer:
      'Pas par mobile money : il a besoin du réseau. Pendant la coupure, les espèces et les ventes à crédit continuent ; la caisse vend, imprime, et envoie ses ventes au retour du réseau.',
    next: ['Est-ce que ça marche hors ligne ?', 'Puis-je vendre à crédit ?'],
  },
  power: {
    answer:
      'Un téléphone ou une tablette continue de vendre sur sa batterie, et une imprimante continue d’imprimer si elle a la sienne. Les ventes ouvertes le restent, celles qui sont payées sont à l’abri, et un reçu perdu se réimprime.',
    next: ['Est-ce que ça marche hors ligne ?', 'Quels appareils faut-il ?'],
  },
  mobile: {
    answer:
      'La suite tourne dans le navigateur, comme application web : les mêmes écrans sur un téléphone Android d’entrée de gamme, à la caisse et au bureau, avec les données gardées hors ligne. Nos pages n’annoncent aucune application à télécharger dans un store, ni sa taille, et ne demandent à un iPhone que ce qu’elles demandent à tout appareil : un navigateur récent. Un téléphone et une petite imprimante font une caisse.',
    next: ['Quels appareils faut-il ?', 'Est-ce que ça marche hors ligne ?'],
  },
  devices: {
    answer: `Un téléphone Android avec un navigateur récent suffit pour commencer ; une tablette aussi, et un ordinateur avec ${said.memoryMinimum} de mémoire au moins, ${said.memoryRecommended} conseillés, et ${said.disk} de disque libre. D’un téléphone, nos pages ne nomment ni l’Android le plus ancien ni la mémoire : essayez le vôtre pendant l’essai gratuit. Vous n’avez ni caisse, ni tablette, ni imprimante à acheter chez nous ; la plupart des imprimantes à reçus et des lecteurs conviennent.`,
    next: ['Faut-il un scanner ?', 'Est-ce que ça marche hors ligne ?', 'Comment marche l’essai gratuit ?'],
  },
  scanners: {
    answer:
      'L’appareil photo d’un téléphone Android lit les codes-barres : pas besoin de lecteur pour commencer. Tout lecteur qui tape comme un clavier convient, et la RFID aussi. Ce qui n’a pas de code reçoit une étiquette imprimée ou un bouton sur la caisse.',
    next: ['Quelles imprimantes conviennent ?', 'Quels appareils faut-il ?'],
  },
  printers: {
    answer:
      'Toute imprimante à reçus avec laquelle votre machine imprime déjà, et les tiroirs aux normes courantes. Une imprimante n’est pas obligatoire : les reçus partent par e-mail, et par SMS à partir de Professional.',
    next: ['Quels appareils faut-il ?', 'Quels reçus imprime-t-elle ?'],
  },
  receipts: {
    answer:
      'Les reçus sortent sur papier, par e-mail, ou par SMS à partir de Professional, avec votre nom, votre numéro de contribuable et la taxe calculée ligne par ligne aux taux que vous fixez. Là où la loi veut un reçu fiscal imprimé, la suite l’imprime. Nous branchons le reçu fiscal de votre pays à la mise en route ; demandez-nous pour le vôtre. Nos pages ne nomment pas de reçu par WhatsApp.',
    next: ['Comment sont gérées les taxes ?', 'Quelles imprimantes conviennent ?'],
  },
  taxes: {
    answer:
      'Vous indiquez les taux de taxe, par produit et par pays, et la caisse calcule ligne par ligne. Le comptable reçoit le mois par taux et par moyen de paiement. Pour ce que demande la loi de votre pays, votre conseiller fiscal a le dernier mot.',
    next: ['Quels reçus imprime-t-elle ?', 'Puis-je exporter mes données ?'],
  },
  tillPayments: {
    answer:
      'Les clients paient en espèces, par carte ou par mobile money, ou en mélangeant le tout pour un même panier, ou à crédit dans la limite que vous fixez. À la clôture, chaque moyen de paiement a sa ligne. Avec le mobile money, la demande part sur le téléphone du client et la caisse attend la confirmation : il faut le réseau.',
    next: ['Est-ce que ça marche hors ligne ?', 'Puis-je vendre à crédit ?'],
  },
  debts: {
    answer:
      'Ce qu’un client prend à crédit s’inscrit à son nom, jusqu’à la limite que vous donnez, et s’efface quand il paie ; le rapport du jour donne les comptes ouverts. Ce que doit un assureur ou une société reste sur une liste jusqu’au paiement.',
    next: ['Les clients peuvent-ils payer par mobile money ?', 'Que fait le module CRM ?'],
  },
  returns: {
    answer:
      'Cherchez la vente par le reçu, le client ou l’heure, et choisissez ce qui revient. L’argent repart comme il est venu, ce qui est bon retourne en stock, et au-dessus de votre limite un responsable signe. Une vente n’est jamais supprimée ; les deux restent dans les comptes.',
    next: ['Que montre le journal des actions ?', 'Comment clôturer la journée ?'],
  },
  closing: {
    answer:
      'Comptez le tiroir et saisissez billets et pièces ; alors seulement, la caisse montre ce qu’il devrait contenir. Expliquez un écart d’un mot et touchez **Clôturer**. Le responsable reçoit la recette par moyen de paiement, les remboursements, les remises et les comptes ouverts.',
    next: ['Comment marchent les retours ?', 'Que montre le journal des actions ?'],
  },
  expiry: {
    answer:
      'La date la plus proche se vend d’abord, et vous dites combien de semaines avant vous voulez être prévenu, pour chaque sorte de marchandise. L’alerte vient tant que la marchandise peut encore se vendre, changer de site ou être renvoyée, avec la valeur en jeu : à la caisse et, à partir de Professional, par e-mail.',
    next: ['Comment marche le suivi des lots ?', 'Comment marchent les seuils de commande ?'],
  },
  units: {
    answer:
      'Un produit peut avoir plusieurs unités : achetez au carton, au casier ou au sac, vendez au paquet, à la bouteille, à la pièce ou au gobelet, et vous savez toujours ce qui reste. Ce qui se vend au poids se saisit avec son poids ou a un bouton sur la caisse.',
    next: ['Faut-il un scanner ?', 'Comment marchent les seuils de commande ?'],
  },
  batches: {
    answer:
      'Lots et numéros de série sont notés à l’entrée et suivent la marchandise dans chaque site et chaque vente, avec fournisseur, coût, date et étagère. Un rappel de lot, c’est une recherche au lieu d’une nuit : du carton aux clients qui en ont acheté, et retour. Elle montre ce qui reste sur quelle étagère, ce qui est vendu, et les acheteurs qui ont laissé leur numéro.',
    next: ['Comment marchent les alertes de péremption ?', 'Comment marchent les seuils de commande ?'],
  },
  reorder: {
    answer: `Vous fixez pour chaque produit jusqu’où il peut descendre. Ce jour-là, la suite le signale et prépare la commande au fournisseur, qui attend votre accord. Avec ${said.starter.name}, la caisse l’affiche ; à partir de ${said.professional.name}, l’alerte de stock bas part aussi par e-mail.`,
    next: ['Comment marchent les alertes de péremption ?', 'Faut-il un scanner ?'],
  },
  stockTake: {
    answer:
      'Comptez une étagère à la fois, sur un téléphone, pendant que la caisse vend, aussi souvent que vous voulez ; les ventes de ces minutes-là sont prises en compte. Vous voyez chaque écart avec sa valeur et lui donnez une raison avant de l’accepter.',
    next: ['Comment transférer du stock entre boutiques ?', 'Faut-il un scanner ?'],
  },
  productLimit: {
    answer: `${said.starter.name} va jusqu’à ${said.starter.products} produits ou services. ${said.professional.name} et ${said.enterprise.name} n’ont pas de limite, et la liste des prix n’en fixe pas aux achats uniques. Au-delà de ${said.starter.products}, vous passez à ${said.professional.name}, et tout ce que vous avez saisi suit.`,
    next: ['Combien d’utilisateurs puis-je avoir ?', 'Quels sont vos tarifs ?'],
  },
  userLimit: {
    answer: ({ plans: [named] }) =>
      `${named ? `${said[named].name} a ${usersOf[named]}.\n\n` : ''}Il n’y a pas de prix par utilisateur, le prix d’une formule vaut pour tous : ${said.starter.name} a ${usersOf.starter}, ${said.professional.name} ${usersOf.professional}, ${said.enterprise.name} ${usersOf.enterprise}. Achat unique : ${said.essential.name} jusqu’à ${said.essential.users}, ${said.business.name} jusqu’à ${said.business.users}, ${said.enterprisePackage.name} illimités.`,
    next: ['Combien de sites puis-je avoir ?', 'Quelle formule pour 3 utilisateurs ?'],
  },
  locationLimit: {
    answer: `${said.starter.name} est pour un seul site, ${said.professional.name} pour plusieurs, ${said.enterprise.name} pour des sites illimités. Parmi les achats uniques, ${said.business.name} en prend plusieurs et ${said.enterprisePackage.name} un nombre illimité. Un site n’a pas de prix propre.`,
    next: ['Combien d’utilisateurs puis-je avoir ?', 'Puis-je gérer plusieurs boutiques ?'],
  },
  import: {
    answer:
      'Pas besoin de tout taper. Produits, clients et fournisseurs entrent en CSV, que tout tableur enregistre. La première ligne nomme les colonnes ; pour les produits : name, barcode, unit, cost, price, stock, reorder_at. Tout le fichier est lu avant que rien ne soit gardé, et les lignes illisibles s’affichent avec leur raison. Nous pouvons aussi le faire pour vous à partir d’un tableau, d’un fichier de l’ancien logiciel ou de photos du cahier.',
    next: ['Que comprend l’installation ?', 'Puis-je exporter mes données ?'],
  },
  export: {
    answer:
      'Les données sont à vous. Chaque liste a **Exporter**, qui enregistre en CSV ce que vous voyez. Si nous nous quittons, produits, clients, stock et ventes partent en fichiers que tout tableur ouvre.',
    next: ['Puis-je résilier ?', 'Y a-t-il des sauvegardes ?'],
  },
  training: {
    answer:
      'Nous formons votre équipe sur sa propre caisse, avec sa propre marchandise : les caissiers aux ventes et aux retours, les responsables au stock et aux prix, les patrons aux rapports et aux droits, dans la langue de votre comptoir. Un caissier qui ne voit que les boutons de son travail les apprend en une matinée. Vous recevez le prix par écrit avant de commencer. La documentation couvre aussi le premier jour, et avec la caisse d’entraînement personne n’apprend sur le dos d’un client. Quand vous embauchez, appelez-nous.',
    next: ['Que comprend l’installation ?', 'Quelqu’un peut-il venir dans ma boutique ?'],
  },
  setup: {
    answer: `La suite s’ouvre en quelques minutes : le nom, la taxe, les premiers produits. Si vous voulez, nous le faisons avec vous : sites, caisses, un rôle par personne, imprimante, lecteur et liste des produits. Cela va par étapes, une semaine pour la liste, une pour le comptage, une pour s’exercer, au rythme de vos étagères ; le jour où vous ouvrez, nous sommes là, dans la boutique ou au téléphone. Pour l’essai gratuit de ${said.trialDays} jours, ${fixed.offers.trial} ; ou demandez une démo.`,
    next: ['Comment commencer un essai gratuit ?', 'Puis-je importer mes produits ?', 'Proposez-vous une formation ?'],
  },
  visit: {
    answer: `Nous venons depuis chacune des ${spell(offices.length)} villes : ${sayList(said.cities)}. ${fixed.offers.visit}. Nous annonçons le jour et le prix avant que quiconque prenne la route. Si vous êtes loin, nous vous aidons par téléphone et par chat.`,
    next: ['Où sont vos bureaux ?', 'Que comprend l’installation ?'],
  },
  analytics: {
    answer: `Chaque vente entre dans la courbe quand elle est payée : recette par heure, sites côte à côte, marge par produit, alertes aux limites que vous fixez. Les rapports peuvent arriver par e-mail à heure fixe. Les analyses avancées viennent avec ${said.professional.name} et ${said.enterprise.name} ; ${said.starter.name} montre la recette du jour et le stock.`,
    next: ['Que comprend Professional ?', 'Quels sont les rôles ?'],
  },
  whiteLabel: {
    answer: `La marque blanche est dans ${said.enterprise.name} seulement, à ${said.enterprise.month} par mois ou ${said.enterprise.year} par an : écrans, reçus et e-mails portent votre nom.`,
    next: ['Que comprend Enterprise ?', 'Quels sont vos tarifs ?'],
  },
  accountManager: {
    answer: `Un gestionnaire de compte dédié vient avec ${said.enterprise.name}, à ${said.enterprise.month} par mois.`,
    next: ['Que comprend Enterprise ?', 'Quelle assistance proposez-vous ?'],
  },
  about: {
    answer: `${said.company} a commencé à Kigali, au Rwanda, en ${history.from}, avec le cahier de stock d’un petit commerce, et écrit des logiciels pour ceux qui ouvrent une boutique le matin et comptent le tiroir le soir. Le siège est à Kigali, ${sayAddress(headquarters)}. Vous pouvez venir dans chacun des ${spell(offices.length)} bureaux, et tout essayer ${said.trialDays} jours avant de payer, sans carte. Les prix sont sur la page, et ce que vous saisissez sort en simples fichiers n’importe quel jour. Notre histoire est sur la page « À propos ».`,
    next: ['Où sont vos bureaux ?', 'Combien d’entreprises l’utilisent ?', 'Recrutez-vous ?'],
  },
  customerCount: {
    answer: sayCustomers(
      `Selon notre propre compte, qu’aucun auditeur n’a vérifié : ${sayList([
        `${said.activeBusinesses} entreprises actives`,
        `${said.dailyTransactions} opérations par jour`,
        `${said.pharmacies} pharmacies`,
        `${said.retailStores} boutiques`,
        `${said.restaurants} restaurants`,
        `${said.hotels} hôtels`,
      ])}.`,
      'Combien il y en a par pays ou par ville, nos pages ne le disent pas.',
    ),
    next: ['Qui est derrière Imisozi ?', 'Quels sont vos tarifs ?'],
  },
  offices: {
    answer: (asked) => {
      const all = `${spell(offices.length, 'first')} bureaux :\n\n${list(offices.map((office) => `${cityOf(office)} : ${sayAddress(office)}`))}`
      if (!asked.elsewhere)
        return `${all}\n\nSi votre pays n’y est pas, le bureau dont la langue et les heures sont les plus proches s’occupe de vous.`
      return (
        sayNearest(asked) ??
        `${fixed.noOffice(asked.elsewhere)} Celui dont la langue et les heures sont les plus proches s’occupe de vous.\n\n${all}`
      )
    },
    next: ['Quel est le numéro de téléphone ?', 'Êtes-vous ouverts maintenant ?', 'Quelle est l’adresse à Abidjan ?'],
  },
  officeDetails: {
    answer: (asked) => officeOf(asked).map(sayOffice).join('\n\n'),
    next: ['Êtes-vous ouverts maintenant ?', 'Où sont vos bureaux ?'],
  },
  contact: {
    answer: `- Téléphone : ${said.phone}, ${channelHours.phone}\n- E-mail : ${said.email}, réponse dans les ${said.emailHours} heures, 24 h/24 et 7 j/7\n- Chat : ${channelHours.chat}\n- Assistance technique : ${said.phone}, 24 h/24 et 7 j/7 pour les urgences\n\nOu appuyez sur « Parler à une personne » ici.`,
    next: ['Êtes-vous ouverts maintenant ?', 'Où sont vos bureaux ?'],
  },
  phone: {
    answer: `Appelez le ${said.phone}, ${channelHours.phone}. Pour les urgences le même numéro répond 24 h/24 et 7 j/7. Les autres bureaux :\n\n${list(offices.filter(({ isHeadquarters }) => !isHeadquarters).map(({ city, phone }) => `${city} : ${phone}`))}`,
    next: ['Êtes-vous ouverts maintenant ?', 'Êtes-vous sur WhatsApp ?'],
  },
  email: {
    answer: `Écrivez à ${said.email} : réponse dans les ${said.emailHours} heures, 24 h/24 et 7 j/7. Les demandes de démo passent par le formulaire et ont leur réponse dans les ${said.demoHours} heures.`,
    next: ['Quel est le numéro de téléphone ?', 'Êtes-vous sur WhatsApp ?'],
  },
  whatsapp: {
    answer: `Vous nous trouvez sur WhatsApp au ${said.phone}. Les ${spell(offices.length)} bureaux prennent des messages sur WhatsApp, chacun sous son numéro :\n\n${list(offices.map(({ city, phone }) => `${city} : ${phone}`))}`,
    next: ['Êtes-vous ouverts maintenant ?', 'Où sont vos bureaux ?'],
  },
  hours: {
    answer: `- Téléphone : ${channelHours.phone}\n- Chat avec un collègue : ${channelHours.chat}\n- E-mail : réponse dans les ${said.emailHours} heures, 24 h/24 et 7 j/7\n- Assistance technique : 24 h/24 et 7 j/7 pour les urgences\n\nLe week-end, vous pouvez écrire, et nous répondons aux urgences. Moi, je suis là à toute heure.`,
    next: ['Êtes-vous ouverts maintenant ?', 'Qu’est-ce qu’une urgence ?'],
  },
  support: {
    answer: `${said.starter.name} a l’assistance par e-mail, ${said.professional.name} l’assistance prioritaire, ${said.enterprise.name} en plus le téléphone jour et nuit. Tous nous joignent par téléphone (${said.phone}, ${channelHours.phone}), e-mail (${said.email}, réponse dans les ${said.emailHours} heures) et chat (${channelHours.chat}). Urgences : ${said.phone}, 24 h/24 et 7 j/7.`,
    next: ['Qu’est-ce qu’une urgence ?', 'Êtes-vous ouverts maintenant ?'],
  },
  emergency: {
    answer: `Si vous ne pouvez plus vendre, facturer ou enregistrer un client, appelez le ${said.phone} : 24 h/24 et 7 j/7 pour les urgences, à trois heures du matin aussi, quelle que soit la formule. Tant que vous pouvez vendre, cela peut attendre, comme un prix faux ou une nouvelle imprimante : écrivez à ${said.email} à toute heure, ou appelez quand la ligne est ouverte. Seule ${said.enterprise.name} a une ligne jour et nuit pour tout le reste aussi.`,
    next: ['Quelle assistance proposez-vous ?', 'Que se passe-t-il sans internet ?'],
  },
  replyTime: {
    answer: `Par e-mail dans les ${said.emailHours} heures, tous les jours. Une demande de démo reçoit une réponse dans les ${said.demoHours} heures, le week-end aussi : si personne n’a écrit d’ici là, appelez ou écrivez-nous. Au téléphone tout de suite, ${channelHours.phone}.`,
    next: ['Quel est le numéro de téléphone ?', 'Êtes-vous ouverts maintenant ?'],
  },
  human: {
    answer: `Bien sûr. Appuyez sur « Parler à une personne » et un collègue prend la suite ; les collègues répondent au chat ${channelHours.chat}. Vous pouvez aussi appeler le ${said.phone} (${channelHours.phone}) ou écrire à ${said.email}.`,
    next: ['Êtes-vous ouverts maintenant ?', 'Quel est le numéro de téléphone ?'],
  },
  screenLanguages: {
    answer:
      'Nos pages ne disent pas dans quelles langues sont les écrans du logiciel : demandez à un collègue. Ce que vous écrivez vous-même, comme les produits, les reçus et les e-mails, porte vos mots, dans la langue que vous voulez. Nous vous répondons en kinyarwanda, anglais, français ou portugais.',
    next: ['Quelles langues parlez-vous\u202f?', 'Je voudrais parler à un conseiller'],
  },
  languages: {
    answer:
      'Vous pouvez nous écrire en kinyarwanda, anglais, français ou portugais ; une personne qui lit votre langue vous répond. Moi, je réponds en anglais, en français et en portugais. Reçus et e-mails portent vos mots, dans la langue que vous voulez. Nos pages ne disent pas dans quelles langues sont les écrans du logiciel : demandez à un collègue.',
    next: ['Où sont vos bureaux ?', 'Proposez-vous une formation ?'],
  },
  inAppCurrency: {
    answer:
      'Vous choisissez la monnaie de l’entreprise avant la première vente ; ensuite elle reste. Un site de l’autre côté de la frontière garde sa monnaie, sa taxe et son reçu. Un client peut payer dans une autre monnaie : vous notez ce qui a été remis et le taux du jour.',
    next: ['Combien cela fait dans ma monnaie ?', 'Comment sont gérées les taxes ?'],
  },
  careers: {
    answer: `${said.careers === null ? `Écrivez à ${said.email} ce que vous savez faire et où.` : `Les postes à pourvoir sont sur la [page Recrutement](${said.careers}).`} Pour la mise en route et l’assistance, nous préférons savoir comment vous avez un jour calmé une file d’attente plutôt que voir un diplôme.`,
    next: ['Qui est derrière Imisozi ?', 'Où sont vos bureaux ?'],
  },
  news: {
    answer: sayNews(),
    next: ['Qui est derrière Imisozi ?', 'Comment vous contacter ?'],
  },
  partners: {
    answer: `Nos pages ne décrivent aucun programme de partenaires ou de revendeurs. Écrivez à ${said.email} ou appuyez sur « Parler à une personne », dites ce que vous avez en tête, et la bonne personne répond.`,
    next: ['Comment vous contacter ?', 'Je voudrais parler à un conseiller'],
  },
  investors: {
    answer: `Nos pages ne donnent ni noms de personnes, ni nombre d’employés, ni comptes de notre société. Pour une telle question, écrivez à ${said.email}.`,
    next: ['Qui est derrière Imisozi ?', 'Comment vous contacter ?'],
  },
  ngo: {
    answer: ({ plans: named }) =>
      [
        `Les ONG et associations qui remplissent les conditions ont ${said.ngoMonths} mois gratuits, puis ${said.ngoPercent} de moins à vie, la deuxième année comme la dixième, ${said.ngoFee} de frais d’installation, listes de donateurs et de stock comprises, et une assistance prioritaire ${said.ngoSupport} avec chaque formule. Après les mois gratuits, cela fait ${said.ngoStarterYear} par an pour ${said.starter.name}, ${said.ngoProfessionalYear} pour ${said.professional.name} et ${said.ngoEnterpriseYear} pour ${said.enterprise.name}.`,
        ...named.map(
          (id) =>
            `Au prix ONG, ${plans[id].name} est à ${ngoPrice(plans[id].monthlyPrice)} par mois ou ${ngoPrice(plans[id].annualPrice)} par an.`,
        ),
      ].join('\n\n'),
    next: ['Qui a droit au programme ONG ?', 'Comment postuler comme ONG ?'],
  },
  ngoEligible: {
    answer: `Il faut remplir les cinq conditions : ${ngoConditions}, dons et subventions compris. Une attestation d’exonération expirée compte dès qu’elle est renouvelée. Une personne décide, et non ce chat ; demandez même si vous êtes près des limites.`,
    next: ['Comment postuler comme ONG ?', 'Comment marche le programme ONG ?'],
  },
  cooperative: {
    answer: `Deux remises peuvent convenir à une coopérative, et c’est une personne qui décide d’après vos papiers, non ce chat. Le programme ONG, ${said.ngoMonths} mois gratuits puis ${said.ngoPercent} de moins à vie, ne nomme pas les coopératives, je ne dis donc ni oui ni non ; il demande tout ceci : ${ngoConditions}. Un commerce à but lucratif a la remise pour petites entreprises, ${said.smallPercent} de moins la première année, sans règle publiée. Demander est toujours possible, même s’il manque un papier : ${fixed.offers.ngo}.`,
    next: ['Comment postuler comme ONG ?', 'Qui a la remise pour petites entreprises ?'],
  },
  ngoApply: {
    answer: `Pour une association, cinq étapes : remplir le formulaire, envoyer les documents (récépissé et statut fiscal, scannés ou photographiés au téléphone), examen et vérification par une personne, accord et ouverture du compte, puis formation et prise en main gratuites pour tous ceux qui saisissent des chiffres. Pour recevoir le formulaire, ${fixed.offers.ngo}.\n\nUne petite entreprise n’a pas de formulaire à remplir : dites combien vous êtes, ce que vous vendez, où, et depuis quand ; une personne dit oui ou non, avec la raison.`,
    next: ['Qui a droit au programme ONG ?', 'Je voudrais parler à un conseiller'],
  },
  smallBusiness: {
    answer: `Les petites entreprises qui remplissent les conditions ont ${said.smallPercent} de moins la première année : ${said.smallStarterYear} pour ${said.starter.name} ou ${said.smallProfessionalYear} pour ${said.professional.name}, payé à l’année. Dès la deuxième année, c’est le tarif public. Il n’y a pas de règle publiée : dites combien vous êtes, ce que vous vendez, où et depuis quand, et une personne dit oui ou non, avec la raison. Pour demander cette remise, ${fixed.offers.smallBusiness}.`,
    next: ['Qu’est-ce que l’accélérateur ?', 'Y a-t-il d’autres remises ?'],
  },
  accelerator: {
    answer: `L’accélérateur donne ${said.acceleratorMonths} mois de logiciel gratuit à une entreprise qui fait ses premiers pas. Quelqu’un installe la caisse avec vous et regarde vos trois premières clôtures. Cela commence par une conversation ; aucun plan d’affaires n’est demandé.`,
    next: ['Qui a droit à la remise petite entreprise ?', 'Je voudrais parler à un conseiller'],
  },
  programs: {
    answer: `Trois programmes pour les petites entreprises : l’accélérateur avec ${said.acceleratorMonths} mois gratuits, l’aide aux entreprises familiales qui se transmettent, et l’initiative rurale pour les comptoirs loin du goudron, où la caisse marche sur un téléphone et la formation vient au jour de marché.`,
    next: ['Qu’est-ce que l’accélérateur ?', 'Qui a droit à la remise petite entreprise ?'],
  },
  resources: {
    answer: `Le centre de ressources a des outils de planification, des webinaires, des guides, des ressources financières${said.forum === null ? ' et des modèles' : ', des modèles et le forum'}. Tout est gratuit et sans formulaire, même avant d’être client : cela se lit et se télécharge sur la page. De même les modèles, lettres et classeurs de la page des ONG : prenez-les, que vous fassiez la demande ou non.`,
    next: ['Qui a droit à la remise petite entreprise ?', ...(said.forum === null ? [] : ['Y a-t-il un forum ?'])],
  },
  women: {
    answer:
      'Nos pages n’annoncent ni prix ni remise pour les femmes seules : formules et programmes sont les mêmes pour tous. Dans la suite, celle qui ouvre le compte en est l’administratrice et décide qui d’autre entre. L’essai ne demande pas de carte, le mobile money est noté à côté de chaque vente, et une année de ventes est un papier qu’une banque sait lire. Une femme qui demande une visite peut demander qu’une femme vienne, et chaque bureau essaie de dire oui ; une tontine proche d’un bureau peut demander un après-midi sur la tenue des comptes, sans contrat. Ce que nous faisons chez nous est sur la page consacrée aux femmes.',
    next: ['Quels programmes pour les petites entreprises ?', 'Que faites-vous pour l’égalité ?'],
  },
  gender: {
    answer:
      'La suite donne des droits par rôle et ne demande rien d’autre sur une personne. Chez nous, le salaire suit une fourchette écrite pour le poste, et l’embauche une tâche faite avant que les noms soient connus. Nous n’avons pas encore publié de comparaison des salaires, et personne d’extérieur n’a examiné nos pratiques.',
    next: ['Combien dure le congé parental ?', 'Soutenez-vous les femmes ?'],
  },
  leave: {
    answer: `Chez nous, ${said.parentalLeave} semaines de congé parental, pour la mère comme pour le père, à la naissance ou à l’adoption.`,
    next: ['Recrutez-vous ?', 'Que faites-vous pour l’égalité ?'],
  },
  environment: {
    answer:
      'Ce qui approche de sa date est proposé d’abord, les reçus peuvent partir par e-mail ou pas du tout, de vieux téléphones restent des caisses, et les serveurs sont partagés. Nous n’avons pas de certificat et ne donnons aucun chiffre de carbone, car personne n’a encore mesuré le nôtre.',
    next: ['Comment marchent les alertes de péremption ?', 'Quels appareils faut-il ?'],
  },
  privacy: {
    answer: `Vos données ne sont pas vendues. De ce site nous gardons ce que vous nous écrivez : le formulaire de démo, ce chat avec le nom et les coordonnées donnés, et votre réponse au bandeau des cookies. En voient une partie : nos collègues, l’entreprise qui achemine nos e-mails, les services qui transmettent ou gardent les demandes, et le fournisseur d’un modèle de langage là où l’assistante en utilise un. Une demande ou une conversation est effacée après ${said.retentionDays} jours. Vous pouvez les voir, les faire corriger ou effacer ; vous avez notre réponse dans les ${said.privacyDays} jours.`,
    next: ['Utilisez-vous des cookies ?', 'Comment faire effacer mes données ?'],
  },
  cookies: {
    answer:
      'Ce site ne dépose aucun cookie. Ce dont il se souvient reste dans la mémoire de votre navigateur, en quatre sortes que vous choisissez : nécessaires, fonctionnels, statistiques et publicité. Vous pouvez changer d’avis sur n’importe quelle page.',
    next: ['Quelles données collectez-vous ?', 'Comment faire effacer mes données ?'],
  },
  erase: {
    answer: `Écrivez à ${said.email} avec l’adresse e-mail ou le numéro que vous avez utilisé. C’est gratuit, et vous avez notre réponse dans les ${said.privacyDays} jours. Écrivez-le avec vos mots.`,
    next: ['Quelles données collectez-vous ?', 'Combien de temps gardez-vous mes données ?'],
  },
  retention: {
    answer: `Une demande ou une conversation de ce site est effacée après ${said.retentionDays} jours, avec la trace des e-mails envoyés à son sujet. Dans votre navigateur, le chat s’efface une semaine après le dernier message. Combien de temps les comptes d’un commerce sont gardés après son départ, nos pages ne le disent pas : emportez-les avant.`,
    next: ['Comment faire effacer mes données ?', 'Quelles données collectez-vous ?'],
  },
  children: {
    answer: `Ce site est pour ceux qui tiennent une entreprise. Il n’est pas pour les enfants de moins de ${said.leastAge} ans, et nous ne gardons rien d’eux sciemment.`,
    next: ['Quelles données collectez-vous ?'],
  },
  docs: {
    answer:
      'La documentation couvre les premiers pas, les utilisateurs, le stock, la caisse, et les intégrations avec l’API. Les sujets analyses, application mobile, sécurité et dépannage ne sont pas encore écrits ; demandez ici ou dans une démo.',
    next: ['Avez-vous une API ?', 'Proposez-vous une formation ?'],
  },
  forum: {
    answer:
      said.forum === null
        ? 'Il n’y a pas encore de forum. Demandez ici ou par e-mail : quelqu’un qui installe des commerces comme le vôtre répond.'
        : `Dans le [forum](${said.forum}) les patrons répondent aux patrons, par exemple quel lecteur tient le coup.`,
    next: ['Où est la documentation ?', 'Quelle assistance proposez-vous ?'],
  },
  password: {
    answer: `Demandez un nouvel e-mail sur la page de connexion ; seul le dernier lien marche. Sans votre second facteur, servez-vous d’un code de secours, ou demandez à un administrateur de votre entreprise de le désactiver. Un mot de passe a au moins ${said.passwordLength} caractères. Je ne peux ni voir ni changer les comptes ; si vous êtes bloqué, appuyez sur « Parler à une personne ».`,
    next: ['Avez-vous la double authentification ?', 'Quelle assistance proposez-vous ?'],
  },
  trouble: {
    answer: `Je suis désolée que quelque chose ne marche plus. Si vous ne pouvez plus vendre, appelez le ${said.phone} : 24 h/24 et 7 j/7 pour les urgences. Sinon dites ce que montre l’écran, avec le nom de la boutique et de la caisse, et appuyez sur « Parler à une personne » pour qu’un collègue regarde.`,
    next: ['Quelle assistance proposez-vous ?', 'Que se passe-t-il sans internet ?'],
  },
  bankrupt: {
    answer:
      'Vous n’êtes pas prisonnier : tout ce que vous avez saisi peut sortir en fichiers simples n’importe quel jour, et un achat unique garde sa licence à vie. Nos pages ne disent nulle part que nous fermons ou sommes vendus.',
    next: ['Puis-je exporter mes données ?', 'Quels sont les achats uniques ?'],
  },
  dataUsage: {
    answer:
      'Peu : elle envoie des nombres, pas des images. Un écran ouvert ne demande que ce qui a changé, et un téléphone dans la poche ne demande rien.',
    next: ['Est-ce que ça marche hors ligne ?', 'Quels appareils faut-il ?'],
  },
  compareCompetitors: {
    answer:
      'La suite est née à Kigali pour des boutiques qui perdent le courant et le réseau : la caisse continue. Sept modules partagent les mêmes produits, personnes et argent, les prix sont sur la page, et vos données sortent n’importe quel jour. Je ne juge pas les autres produits. À côté d’un cahier ou d’un tableur : chaque vente baisse le stock d’elle-même et porte le nom de qui a vendu, et une année de ventes plaide pour un prêt. Menez les deux une semaine ; si le cahier gagne, vous ne nous devez rien.',
    next: ['Comment marche l’essai gratuit ?', 'Est-ce que ça marche hors ligne ?', 'Quels sont les modules ?'],
  },
  otherPeriods: {
    answer: `Une formule se paie au mois ou à l’année, et un achat unique en une fois. Nos pages ne nomment aucun autre rythme : ni semaine, ni trimestre, ni tranches, ni paiement plus tard. La plus petite durée est le mois, à partir de ${said.starter.month}, et ce que vous payez en abonnement est déduit d’un achat unique plus tard. Pour autre chose, demandez à une personne : appuyez sur « Parler à une personne ».`,
    next: ['Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?'],
  },
  otherCurrency: {
    answer:
      'Les prix sont fixés en dollars américains. À côté, nos pages montrent à titre d’indication cinq monnaies : franc rwandais, shilling ougandais, les deux francs CFA et kwanza angolais. Pour une autre elles ne donnent pas de taux, et je ne veux pas deviner : comptez le prix en dollars au taux de votre banque. C’est le cours du jour du paiement qui décide, et un collègue vous dit quels moyens de paiement marchent chez vous.',
    next: ['Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?'],
  },
  whatCounts: {
    answer:
      'Une formule a un seul prix pour tous ceux qui y sont, jusqu’à ses limites. Elle dépend des produits, des personnes et des sites : combien d’articles vous vendez, combien de personnes ont leur propre compte, et dans combien de points de vente. La liste des prix ne fixe aucun prix par caisse, par téléphone, par vente ou par ticket. Qui ne se connecte jamais n’a pas besoin de compte.',
    next: ['Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?'],
  },
  packageChange: {
    answer:
      'La licence d’un achat unique est à vie, et la suite fonctionne dans le navigateur du téléphone ou de l’ordinateur que vous avez. Nos pages ne disent pas si une licence peut être vendue ou cédée, ni ce que l’on paie pour passer à un achat unique plus grand. Un collègue vous le dit : appuyez sur « Parler à une personne ».',
    next: ['Je voudrais parler à un conseiller'],
  },
  unpaid: {
    answer:
      'Une formule s’utilise tant qu’elle est payée. Nos pages ne disent pas combien de jours un paiement en retard est attendu, et je ne veux pas deviner : dites-le avant à un collègue avec « Parler à une personne ». Ce que vous avez saisi est à vous et peut sortir en fichiers simples n’importe quel jour ; un achat unique déjà payé garde sa licence à vie.',
    next: ['Je voudrais parler à un conseiller'],
  },
  paymentProblem: {
    answer: `Je ne vois ni les comptes, ni les factures, ni les paiements. Écrivez à ${said.email} ou appuyez sur « Parler à une personne » avec le nom de l’entreprise, le jour et le montant, et un collègue regarde. Si vous ne pouvez pas vendre à cause de cela, appelez le ${said.phone}, 24 h/24 et 7 j/7.`,
    next: ['Je voudrais parler à un conseiller'],
  },
  holidays: {
    answer: `Les jours fériés du Rwanda, personne ne tient le téléphone ni le chat, et chaque bureau suit les jours fériés de son pays. Un e-mail reçoit une réponse dans les ${said.emailHours} heures tous les jours, et pour les urgences le ${said.phone} répond 24 h/24 et 7 j/7. Dites-moi le jour et la ville, et je regarde.`,
    next: ['Êtes-vous ouverts maintenant ?', 'Quels sont vos horaires ?'],
  },
  talkToClient: {
    answer: `Nos pages ne nomment aucun client ; leurs chiffres sont à eux. Mais vous pouvez nous demander un patron de votre métier qui veut bien vous parler : appuyez sur « Parler à une personne » ou écrivez à ${said.email}, en disant votre métier et votre ville. Et les ${said.trialDays} jours d’essai vous montrent votre propre boutique.`,
    next: ['Je voudrais parler à un conseiller'],
  },
  impact: {
    answer: `Des chiffres ne sont pas une promesse. D’après notre propre compte, que personne d’extérieur n’a vérifié : ${sayList(
      [
        `${said.businessesServed} entreprises servies depuis la première (pas toutes encore chez nous)`,
        `une croissance moyenne de ${said.firstYearGrowth} du chiffre d’affaires la première année`,
        `${said.costReduction} de frais de gestion en moins`,
        `${said.jobsSupported} emplois soutenus, créés par les patrons et non par nous`,
      ],
    )}. Une moyenne cache la boutique qui a doublé et celle qui a fermé : votre mois d’essai vous dira ce qu’il en est chez vous.`,
    next: ['Combien d’entreprises l’utilisent ?'],
  },
  severalBusinesses: {
    answer: `Les boutiques et les métiers qui partagent patron, stock ou personnel sont des sites d’un même compte : chacun prend le module de son métier, et tout finit dans les mêmes comptes. Plusieurs sites : c’est compris avec ${said.professional.name}, à ${said.professional.month} par mois. Une deuxième société, ou des comptes à tenir à part, forme une entreprise à elle dans la suite : vous avez toutes les vôtres dans une liste et passez de l’une à l’autre sans deuxième mot de passe. Un comptable travaille chez chaque client avec le rôle que ce client lui donne. Pour une deuxième entreprise, demandez-nous un seul prix avant de l’ouvrir.`,
    next: ['Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?'],
  },
  pauseBusiness: {
    answer:
      'Vous pouvez mettre une entreprise en pause pour une saison : son historique reste entier, et elle rouvre avec les mêmes produits, prix et personnes. Nos pages ne disent pas ce que coûte une entreprise en pause : demandez-le à une personne avant de fermer. Si vous fermez pour de bon, vous emportez d’abord vos données.',
    next: ['Je voudrais parler à un conseiller'],
  },
  accessibility: {
    answer: `La liste de nos technologies nomme ${standards.accessibility} pour les écrans : la norme grâce à laquelle peut travailler celui qui voit mal, ou qui se sert d’un clavier ou d’un lecteur d’écran au lieu d’une souris. Faites essayer la personne concernée pendant l’essai gratuit, et dites-nous ce qui ne va pas.`,
    next: ['Comment marche l’essai gratuit ?', 'De quels appareils ai-je besoin ?'],
  },
  incident: {
    answer:
      'Un mot de passe volé n’ouvre que les entreprises de cette personne, et dans chacune seulement ce que le rôle permet. Si des données de ce site arrivaient chez quelqu’un à qui elles n’étaient pas destinées, nous vous prévenons, ainsi que l’Autorité nationale de cybersécurité du Rwanda. Avec le contrat pour grandes entreprises, votre gestionnaire de compte vous appelle, puis écrit ce qui s’est passé, à qui sont les données touchées et ce que vous devez faire ; et vos équipes peuvent essayer de forcer l’entrée dans un espace fait pour cela, une semaine convenue ensemble.',
    next: ['Je voudrais parler à un conseiller'],
  },
  drawer: {
    answer:
      'Le matin, vous vous connectez, choisissez la caisse et saisissez le fond de caisse, l’argent du tiroir avant le premier client ; dès lors la suite sait ce qu’il doit contenir. Un tiroir appartient à une seule personne : à deux au même comptoir, on ouvre deux caisses sur le même écran et on passe de l’une à l’autre par un code. Si le compte du soir diffère, cherchez d’abord un paiement noté sous le mauvais moyen, par exemple des espèces encaissées comme mobile money : **Déplacer le paiement** remet les choses en place. Ce qui reste s’explique d’un mot à la clôture.',
    next: ['Quels modules proposez-vous ?'],
  },
  deliveries: {
    answer:
      'Touchez **Réceptionner**, avec ou sans commande, et saisissez ce qui est devant vous, pas ce que dit le bon de livraison. Lot, date de péremption et prix de la facture se notent en même temps ; un coût qui a changé s’affiche, et vous décidez du prix. L’écart entre commandé, livré et facturé reste sur la page du fournisseur jusqu’à ce que quelqu’un le règle.',
    next: ['Quels modules proposez-vous ?'],
  },
  remoteOwner: {
    answer: `Vous voyez la boutique sur tout téléphone avec un navigateur, où que vous soyez : une vente est à l’écran avec son heure, son site et son caissier dès qu’elle est faite. Une boutique sans réseau s’affiche avec l’heure de ses dernières nouvelles, et ses ventes reprennent leur place ensuite. Un rapport peut arriver par e-mail à heure fixe, et une alerte signale un gros remboursement ou un tiroir ouvert sans vente. Les analyses avancées viennent avec ${said.professional.name} et ${said.enterprise.name} ; ${said.starter.name} montre la recette du jour et le stock.`,
    next: ['Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?'],
  },
  sellingPrices: {
    answer:
      'Un produit peut avoir un prix à la pièce et un prix de gros, et chaque unité a le sien. Les sites partagent une liste de prix : vous changez un prix une fois et tous suivent, sauf là où vous avez permis une exception, par exemple à la gare routière. L’ancien prix, le nouveau, le nom et l’heure restent dans le journal des actions.',
    next: ['Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?'],
  },
  tillExtras: {
    answer:
      'Nos pages ne le décrivent pas, je ne le promets donc pas : ni cartes cadeaux, ni offres du type deux pour un, ni devis, consignes, carte par code QR, frais de service, recharges de téléphone, factures et transferts d’argent pour d’autres. Voici ce qu’elles disent : remises dans la limite d’un rôle, niveaux de fidélité, ventes à crédit. Demandez à un collègue avant de choisir une formule, ou apportez le cas à la démonstration.',
    next: ['Je voudrais parler à un conseiller'],
  },
  tillDiscounts: {
    answer:
      'Un caissier n’accorde une remise que jusqu’à la limite de son rôle, et au-delà il faut un accord. Rien ne se donne en cachette : chaque remise, chaque changement de prix et chaque ouverture du tiroir figurent dans le journal des actions avec le nom et la minute, l’ancien prix à côté du nouveau. La caisse vérifie ce droit sur le moment, hors ligne aussi.',
    next: ['Quels modules proposez-vous ?'],
  },
  sharedLogin: {
    answer: `Un compte par personne : personne ne devrait partager un mot de passe. Un montant qui manque a alors une heure et une caisse, et aucun innocent n’est soupçonné. À deux au même comptoir, on passe de l’un à l’autre par un code. ${said.starter.name} a ${said.starter.users} compte, ${said.professional.name} en a ${said.professional.users}, ${said.enterprise.name} autant qu’il en faut ; qui ne se connecte jamais n’en a pas besoin.`,
    next: ['Combien d’utilisateurs puis-je avoir ?', 'Quels sont vos tarifs ?'],
  },
  losses: {
    answer:
      'Chaque perte est notée avec sa raison, par exemple cassé, périmé ou volé : vous comptez l’étagère, et l’écart montre sa valeur avant d’être enregistré. Ce qui revient cassé est remboursé et passe en perte au lieu de retourner en rayon. Le droit d’ajuster le stock appartient à un rôle, et chaque changement porte un nom.',
    next: ['Quels sont les rôles ?'],
  },
  unrecorded: {
    answer:
      'Aucune caisse ne voit une vente que personne ne saisit, mais le comptage, oui : ce qui a quitté l’étagère sans être vendu y est un écart, avec sa valeur, et il faut une raison. Comptez une étagère à la fois, pendant que vous vendez, aussi souvent que vous voulez. Un tiroir ouvert sans vente peut vous envoyer une alerte, et chaque tiroir appartient à une seule personne. Au restaurant, une assiette ne sort de la cuisine qu’avec un bon, et chaque bon finit sur une addition.',
    next: ['Que montre le journal des actions ?'],
  },
  creditLimit: {
    answer:
      'Vous donnez à chaque client sa limite : le crédit est pour ceux qui en ont une, jusqu’à cette limite, et ce qu’ils doivent s’efface quand ils paient. Ce que fait la caisse d’une vente au-dessus de la limite, nos pages ne le décrivent pas : essayez-le pendant l’essai gratuit, ou demandez à un collègue.',
    next: ['Comment marche l’essai gratuit ?', 'Je voudrais parler à un conseiller'],
  },
  weighing: {
    answer:
      'Vous saisissez le poids à la caisse, ou touchez le bouton du produit, et ce qui reste est toujours connu. Une balance reliée à la caisse, nos pages n’en décrivent pas, je ne la promets donc pas : demandez à un collègue avant de choisir une formule.',
    next: ['Comment marche l’essai gratuit ?', 'Je voudrais parler à un conseiller'],
  },
  serialNumbers: {
    answer:
      'Le numéro de série de chaque pièce, d’un téléphone ou d’une batterie par exemple, est noté à l’entrée et la suit dans chaque site et chaque vente. Une seule recherche mène du client à la livraison, et de la livraison aux clients qui en ont acheté. La vente se retrouve aussi par le reçu, le client ou l’heure, et la fiche du client garde l’historique de ses achats.',
    next: ['Comment marchent les retours ?', 'Que fait le module CRM ?'],
  },
  reprint: {
    answer:
      'Un reçu perdu se réimprime depuis **Dernières ventes**, et l’an prochain encore, marqué comme copie. Vous retrouvez la vente par le reçu, le client ou l’heure, et pouvez envoyer le reçu par e-mail à la place.',
    next: ['Quels reçus imprime-t-elle ?'],
  },
  dataEntry: {
    answer:
      'Nous pouvons saisir votre liste pour vous, à partir d’un tableau, d’un fichier de l’ancien logiciel ou de photos du cahier, et nous vous rendons chaque ligne que nous n’avons pas comprise. Ce que cela coûte dépend de vos sites et de l’état de votre liste : vous recevez le prix par écrit avant que nous commencions. Vous pouvez aussi apporter la liste vous-même, en CSV.',
    next: ['Que comprend l’installation ?', 'Puis-je importer mes produits ?'],
  },
  insurers: {
    answer:
      'Nos pages ne nomment aucun assureur ni aucune caisse de santé auxquels la suite serait connectée, je n’en promets donc pas. Voici ce qu’elles disent : le patient paie sa part au comptoir, et ce que doit l’assureur reste sur une liste jusqu’à ce qu’il ait payé. Dites-nous avec quels assureurs vous travaillez, et une personne dit ce qui est possible.',
    next: ['Je voudrais parler à un conseiller'],
  },
  taxApproval: {
    answer:
      'Nos pages ne nomment aucun agrément d’un service des impôts, je n’en affirme donc pas. Voici ce qu’elles disent : là où la loi veut un reçu fiscal imprimé, la suite l’imprime, et nous branchons le reçu fiscal de votre pays à la mise en route. Demandez-nous pour le vôtre avant de choisir une formule, et faites-vous le montrer.',
    next: ['Comment sont gérées les taxes ?', 'Je voudrais parler à un conseiller'],
  },
  trialData: {
    answer:
      'Nos pages ne disent pas quand ce que vous avez saisi pendant l’essai est effacé si vous arrêtez, et je ne veux pas deviner. Emportez-le avant le dernier jour : chaque liste a **Exporter**. Pour être sûr du jour, ou pour faire effacer, demandez à une personne.',
    next: ['Puis-je exporter mes données ?', 'Je voudrais parler à un conseiller'],
  },
  twoCurrencies: {
    answer: `Les deux sont des sites d’un seul compte, et chacun a sa monnaie, sa taxe et son reçu dès le jour où il est ajouté. La page du groupe montre les deux monnaies, et le taux auquel elles ont été additionnées. Quel est ce taux, celui d’une banque ou un autre, nos pages ne le disent pas ; demandez à un collègue. Plusieurs sites : c’est compris avec ${said.professional.name} et ${said.enterprise.name}.`,
    next: ['Puis-je gérer plusieurs boutiques ?', 'Que comprend Professional ?'],
  },
  otherCountries: {
    answer: (asked) =>
      sayNearest(asked) ??
      `${asked.elsewhere ? `${fixed.noOffice(asked.elsewhere)} ` : ''}Nous nous occupons aussi de commerces là où nous n’avons pas de bureau : celui dont la langue et les heures sont les plus proches est le vôtre, et tous lisent les mêmes notes :\n\n${list(officesFrom('bafoussam', 'abidjan').map(sayWhom))}`,
    next: ['Êtes-vous ouverts maintenant ?', 'Quel est le numéro de téléphone ?'],
  },
  rural: {
    answer:
      'L’initiative rurale est pour les comptoirs loin du goudron, là où le réseau ne passe qu’en visite : la caisse tourne sur un téléphone chargé au soleil, garde la journée en mémoire et l’envoie depuis la colline où il y a du réseau. La formation vient au jour du marché. Tout commence par une conversation.',
    next: ['Est-ce que ça marche hors ligne ?', 'Je voudrais parler à un conseiller'],
  },
  rfid: {
    answer:
      'La RFID est prise en charge : là où il y a beaucoup à compter, ses étiquettes répondent toutes à la fois, et un portant de vêtements ou une palette de pneus se lit en passant, sans rien déballer. Elle vaut son prix là où vous comptez souvent des centaines de pièces étiquetées ; pour le reste, l’appareil photo d’un téléphone Android ordinaire lit les codes-barres.',
    next: ['Faut-il un scanner ?', 'Quels appareils faut-il ?'],
  },
  appointments: {
    answer:
      'Nos pages ne décrivent pas de carnet de rendez-vous pour un salon, un cabinet ou un atelier. Hôtel réserve des chambres et Restaurant des tables ; le module Clients garde qui est venu et ce qu’il a acheté, et envoie des e-mails, et des rappels par SMS. Pour savoir si cela suffit à vos rendez-vous, demandez à une personne, ou apportez une de vos journées à la démo.',
    next: ['Quels sont les modules ?', 'Je voudrais demander une démo'],
  },
  repairs: {
    answer:
      'Dans un atelier, chaque appareil peut être une fiche : son numéro de série, sa panne, les pièces posées et la personne qui l’a ouvert. Le client reçoit un e-mail quand la pièce arrive et un autre quand l’appareil est prêt. C’est ainsi qu’un atelier informatique de Kigali travaille avec la suite ; les ateliers commencent par le module Clients, et ce que vous vendez est dans Stock. Apportez une de vos réparations à la démo.',
    next: ['Je voudrais demander une démo', 'Quels sont les modules ?'],
  },
  hello: {
    answer: `Bonjour. Je suis ${said.assistant}, l’assistante d’${said.product}. Parlons modules, prix, essai gratuit, ou dites-moi qui vous voulez joindre.`,
    next: ['Quels sont vos tarifs ?', 'Quels sont les modules ?', 'Comment commencer un essai gratuit ?'],
  },
  howAreYou: {
    answer: 'Bien, merci. Que voulez-vous savoir de la suite ?',
    next: ['Quels sont les modules ?', 'Quels sont vos tarifs ?'],
  },
  thanks: {
    answer: 'Avec plaisir. Voulez-vous savoir autre chose ?',
    next: ['Quels sont vos tarifs ?', 'Je voudrais demander une démo'],
  },
  goodbye: {
    answer: 'Au revoir, et merci de votre visite. Un collègue reste à portée de message.',
    next: ['Je voudrais demander une démo'],
  },
  whoAreYou: {
    answer: `Je suis ${said.assistant}, l’assistante d’${said.product} : un programme, pas une personne. Je réponds d’après les pages de ce site. Pour une personne, appuyez sur « Parler à une personne ».`,
    next: ['Que pouvez-vous faire ?', 'Je voudrais parler à un conseiller'],
  },
  robot: {
    answer: `Je suis un programme, pas une personne. Je m’appelle ${said.assistant} et je réponds d’après les pages de ce site. Pour une personne, appuyez sur « Parler à une personne ».`,
    next: ['Je voudrais parler à un conseiller', 'Que pouvez-vous faire ?'],
  },
  capable: {
    answer:
      'Je réponds sur les modules, les formules et les prix, l’essai gratuit, la mise en route, la sécurité, nos bureaux et nos horaires. Je calcule quelle formule convient à vos utilisateurs, à vos boutiques et à vos produits, et ce qu’elle coûte d’année en année. Pour tout le reste, un collègue vous aide.',
    next: ['Quelle formule pour 3 utilisateurs ?', 'Quels sont les modules ?', 'Êtes-vous ouverts maintenant ?'],
  },
  complaint: {
    answer: `Je suis désolée. Appuyez sur « Parler à une personne », ou écrivez à ${said.email} en disant le jour et ce qui s’est passé : une personne lit et répond dans les ${said.emailHours} heures. Si vous ne pouvez pas vendre maintenant, appelez le ${said.phone}.`,
    next: ['Je voudrais parler à un conseiller', 'Quelle assistance proposez-vous ?'],
  },
  competitors: {
    answer:
      'Je parle pour cette suite et ne juge pas les produits des autres. Je peux dire ce que fait la nôtre et ce qu’elle coûte, et vous pouvez l’essayer gratuitement à côté de ce que vous utilisez.',
    next: ['Quels sont les modules ?', 'Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?'],
  },
  unknowable: {
    answer: fixed.unknown,
    next: fixed.unknownSuggestions,
  },
  outOfScope: {
    answer: `Cela sort de ce que je peux faire. Je réponds sur ${said.product} : ses modules, formules et prix, l’essai gratuit, la mise en route, l’assistance et nos bureaux.`,
    next: ['Quels sont les modules ?', 'Quels sont vos tarifs ?', 'Comment commencer un essai gratuit ?'],
  },
} as const satisfies Record<TopicId, TopicWords>
