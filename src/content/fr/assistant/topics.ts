import { said, sum } from '#content/assistant-facts.ts'
import type { Asked, TopicWords } from '#content/assistant-words.ts'
import type { TopicId } from '#content/en/assistant/topics.ts'
import { fixed } from '#content/fr/assistant/fixed.ts'
import { history, loyaltyTiers, roleTemplates } from '#facts/claims.ts'
import { channels } from '#facts/contact.ts'
import { keepLinked, socialNetworks } from '#facts/links.ts'
import { offices, type Office, type OfficeId } from '#facts/offices.ts'
import { packages, type OneTimePackage, type PackageId } from '#facts/packages.ts'
import { plans, priceAfterDiscount, type Cents, type PlanId } from '#facts/plans.ts'
import { ngoProgram } from '#facts/programs.ts'
import { sayList } from './figures.ts'

const planLines = {
  starter: `**${said.starter.name}** : ${said.starter.month} par mois ou ${said.starter.year} par an. Jusqu'à ${said.starter.products} produits ou services, ${said.starter.users} utilisateur, un seul lieu.`,
  professional: `**${said.professional.name}** : ${said.professional.month} par mois ou ${said.professional.year} par an. Produits illimités, jusqu'à ${said.professional.users} utilisateurs, plusieurs lieux. La plus choisie.`,
  enterprise: `**${said.enterprise.name}** : ${said.enterprise.month} par mois ou ${said.enterprise.year} par an. Produits, utilisateurs et lieux illimités.`,
} as const satisfies Record<PlanId, string>

const planDetails = {
  starter: `${planLines.starter}\n\nElle comprend les ventes, le stock et les clients, et l'assistance par e-mail. Elle n'a ni plusieurs lieux, ni l'API, ni les analyses avancées.`,
  professional: `${planLines.professional}\n\nElle comprend tout ce qu'a ${said.starter.name}, et ajoute plusieurs lieux, les analyses avancées, l'API, les e-mails automatiques, les SMS, la sauvegarde et la restauration, et l'assistance prioritaire. La marque blanche et les droits avancés restent à ${said.enterprise.name}.`,
  enterprise: `${planLines.enterprise}\n\nElle comprend tout ce qu'a ${said.professional.name}, et ajoute les droits avancés, la marque blanche, un gestionnaire de compte dédié, une garantie de service (SLA) et l'assistance par téléphone jour et nuit.`,
} as const satisfies Record<PlanId, string>

const ngoPrice = (price: Cents) => sum(priceAfterDiscount(price, ngoProgram.lifetimeDiscountPercent))
const count = (years: number) => `${years} ${years === 1 ? 'an' : 'ans'}`

function sayPackage({ id, name, users, updateYears, support }: OneTimePackage) {
  const updates = updateYears === null ? 'mises à jour à vie' : `mises à jour pendant ${count(updateYears)}`
  const people = users === null ? 'Utilisateurs illimités' : `Jusqu'à ${users} utilisateurs`
  const places = { essential: '', business: ', plusieurs lieux', enterprise: ', lieux illimités' } satisfies Record<
    PackageId,
    string
  >
  const prices = {
    essential: said.essential.price,
    business: said.business.price,
    enterprise: said.enterprisePackage.price,
  }
  const help = support.kind === 'email' ? 'assistance par e-mail' : 'assistance prioritaire'
  return `**${name}** : ${prices[id]} une seule fois. ${people}${places[id]}, ${updates}, ${help} pendant ${count(support.years)}.`
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
const allPlans = list(Object.values(planLines))
const allPackages = list(Object.values<OneTimePackage>(packages).map(sayPackage))

const countries = {
  kigali: 'Rwanda',
  kampala: 'Ouganda',
  bafoussam: 'Cameroun',
  luanda: 'Angola',
  abidjan: "Côte d'Ivoire",
} as const satisfies Record<OfficeId, string>
const officeOf = (asked: Asked) => {
  const chosen: readonly Office[] = offices.filter(({ id }) => asked.offices.includes(id))
  return chosen.length > 0 ? chosen : offices
}
const officeHours = ({ hours, zoneName }: Office) =>
  `du lundi au vendredi, de ${hours.opens} h à ${hours.closes} h (${zoneName})`
const cityOf = ({ id, city }: Office) => `**${city}**, ${countries[id]}`
const channelHours = ({ opens, closes }: { readonly opens: number; readonly closes: number }) =>
  `du lundi au vendredi, de ${opens} h à ${closes} h (EAT)`
const phoneHours = channelHours(channels.phone)
const chatHours = channelHours(channels.chat)

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
    return `Nous n'avons pas encore de page de nouvelles. Écrivez à ${said.email} ce qui vous intéresse.`
  return `Vous trouvez nos nouvelles ici : ${sayList(places)}.`
}

/** What visitors ask, how they put it in French, and what is answered. */
export const topics = {
  plans: {
    answer: `Il y a trois formules, payées au mois ou à l'année :\n\n${allPlans}\n\nPayer l'année en une fois fait économiser ${said.annualPercent}. Chaque formule commence par un essai gratuit de ${said.trialDays} jours, sans carte bancaire. On peut aussi payer une seule fois, à partir de ${said.essential.price}.`,
    next: [
      'Quelle formule pour 3 utilisateurs ?',
      'Quels sont les achats uniques ?',
      "Comment marche l'essai gratuit ?",
    ],
  },
  planPrice: {
    answer: (asked) =>
      list((asked.plans.length > 0 ? asked.plans : (Object.keys(plans) as PlanId[])).map((id) => planLines[id])),
    next: ['Que comprennent les formules ?', "Combien j'économise par an ?", "Comment marche l'essai gratuit ?"],
  },
  planDetails: {
    answer: (asked) =>
      (asked.plans.length > 0 ? asked.plans : (Object.keys(plans) as PlanId[]))
        .map((id) => planDetails[id])
        .join('\n\n'),
    next: ['Comparer Professional et Enterprise', "Combien j'économise par an ?", 'Puis-je changer de formule ?'],
  },
  cheapest: {
    answer: `La formule la moins chère est ${planLines.starter}`,
    next: ['Quels sont vos tarifs ?', "Comment marche l'essai gratuit ?", 'Puis-je changer de formule ?'],
  },
  mostPopular: {
    answer: `Parmi les formules, ${said.professional.name}, à ${said.professional.month} par mois. Parmi les achats uniques, ${said.business.name}, à ${said.business.price}.`,
    next: ['Que comprend Professional ?', 'Quels sont les achats uniques ?'],
  },
  yearly: {
    answer: `Payé à l'année :\n\n- ${said.starter.name} : ${said.starter.year}, vous économisez ${said.starter.saving}\n- ${said.professional.name} : ${said.professional.year}, vous économisez ${said.professional.saving}\n- ${said.enterprise.name} : ${said.enterprise.year}, vous économisez ${said.enterprise.saving}\n\nC'est ${said.annualPercent} de moins que douze mois payés un par un.`,
    next: ['Quels sont les achats uniques ?', "Y a-t-il d'autres remises ?", "Comment marche l'essai gratuit ?"],
  },
  packages: {
    answer: `On peut payer une seule fois et garder la suite. La licence de chaque package est à vie :\n\n${allPackages}\n\nCe que vous avez déjà payé en abonnement est déduit.`,
    next: [
      "L'achat unique ou l'abonnement ?",
      'Que se passe-t-il quand les mises à jour finissent ?',
      "Comment marche l'essai gratuit ?",
    ],
  },
  packageDetails: {
    answer: (asked) =>
      list(
        Object.values<OneTimePackage>(packages)
          .filter(({ id }) => asked.packages.length === 0 || asked.packages.includes(id))
          .map(sayPackage),
      ),
    next: ["L'achat unique ou l'abonnement ?", 'Que se passe-t-il quand les mises à jour finissent ?'],
  },
  packageUpdates: {
    answer: `Avec un abonnement vous recevez chaque nouvelle version tant que vous payez. Un achat unique a des mises à jour pour un temps : ${said.essential.name} pendant ${count(packages.essential.updateYears)}, ${said.business.name} pendant ${count(packages.business.updateYears)}, ${said.enterprisePackage.name} à vie. Ensuite la suite reste à vous et continue de marcher telle quelle.`,
    next: ['Quels sont les achats uniques ?', "L'achat unique ou l'abonnement ?"],
  },
  trial: {
    answer: `Chaque formule commence par un essai gratuit de ${said.trialDays} jours. Aucune carte bancaire n'est demandée, et la mise en route prend quelques minutes. Pour commencer, dites ici que vous le souhaitez : nous ouvrons le compte avec vous.`,
    next: [
      "Que se passe-t-il à la fin de l'essai ?",
      'Quelle formule pour 3 utilisateurs ?',
      'Je voudrais demander une démo',
    ],
  },
  trialEnd: {
    answer: `Après ${said.trialDays} jours vous choisissez une formule ou vous arrêtez. Nous n'avons demandé aucune carte, donc rien n'est prélevé, et vous pouvez emporter vos données.`,
    next: ['Quels sont vos tarifs ?', 'Puis-je récupérer mes données ?'],
  },
  card: {
    answer: `L'essai de ${said.trialDays} jours ne demande aucune carte bancaire.`,
    next: ['Comment commencer un essai gratuit ?', "Que se passe-t-il à la fin de l'essai ?"],
  },
  demoAccount: {
    answer:
      "Il existe un compte de démonstration pour regarder autour de soi. Demandez-le ici ou dans une demande de démo, et un collègue vous donne l'accès.",
    next: ['Je voudrais demander une démo', 'Comment commencer un essai gratuit ?'],
  },
  demo: {
    answer: `Dites ici que vous en souhaitez une, ce que vous vendez et où : une personne répond dans les ${said.demoHours} heures, le week-end aussi. Apportez une étagère, un menu ou une liste : la démo part de votre métier.`,
    next: ['Y a-t-il un compte démo ?', 'Comment commencer un essai gratuit ?', 'Quels sont vos tarifs ?'],
  },
  discounts: {
    answer: `Voici toutes les réductions que nous publions :\n\n- Payer à l'année fait économiser ${said.annualPercent} sur chaque formule.\n- Les petites entreprises qui remplissent les conditions ont ${said.smallPercent} de moins la première année.\n- Les associations et ONG qui remplissent les conditions ont ${said.ngoMonths} mois gratuits, puis ${said.ngoPercent} de moins à vie.\n- Pour beaucoup de lieux, des remises de volume et un tarif sur mesure se font sur demande, par écrit.\n\nJe ne peux en promettre aucune autre.`,
    next: [
      'Qui a droit à la remise petite entreprise ?',
      'Comment marche le programme ONG ?',
      "Combien j'économise par an ?",
    ],
  },
  volume: {
    answer: `${said.enterprise.name} a un prix affiché, ${said.enterprise.month} par mois ou ${said.enterprise.year} par an, pour commencer sans demander. Pour beaucoup de lieux, un tarif sur mesure et des remises de volume se font sur demande, par écrit, selon le nombre de vos succursales.`,
    next: ['Que comprend Enterprise ?', 'Je voudrais parler à un conseiller'],
  },
  creditPolicy: {
    answer:
      "Ce que vous avez payé en abonnement est déduit d'un achat unique plus tard. Vous payez la différence et gardez tout ce que vous avez saisi.",
    next: ['Quels sont les achats uniques ?', "L'achat unique ou l'abonnement ?"],
  },
  cancel: {
    answer:
      "Vous arrêtez de payer à la fin du mois ou de l'année payée, et vous emportez vos données en fichiers simples. L'essai finit de lui-même, puisque nous n'avons aucune carte à débiter.",
    next: ['Puis-je récupérer mes données ?', "Que se passe-t-il à la fin de l'essai ?"],
  },
  moneyBack: {
    answer: `Nos pages ne promettent aucun remboursement de ce qui a été payé, et je n'en inventerai pas. Ce qu'elles disent : vous pouvez tout essayer pendant ${said.trialDays} jours sans carte, et ce que vous payez en abonnement est déduit d'un achat unique plus tard. Pour votre cas, demandez à une personne : appuyez sur « Parler à quelqu'un ».`,
    next: ["Comment marche l'essai gratuit ?", 'Je voudrais parler à un conseiller'],
  },
  changePlan: {
    answer: `Vous pouvez changer de formule, vers le haut ou vers le bas. Produits, personnel et historique suivent. Dites-le-nous avant de descendre à ${said.starter.name} : elle tient ${said.starter.products} produits et ${said.starter.users} utilisateur, nous regardons ensemble ce qui reste.`,
    next: ['Quels sont vos tarifs ?', 'Comparer Professional et Enterprise'],
  },
  perModule: {
    answer: `On ne paie pas par module. Une formule compte les produits, les personnes et les lieux. Les e-mails automatiques, les SMS, plusieurs lieux et l'API commencent avec ${said.professional.name}, à ${said.professional.month} par mois.`,
    next: ['Quels sont les modules ?', 'Quels sont vos tarifs ?'],
  },
  hiddenCosts: {
    answer:
      "Ce que chaque formule coûte et laisse de côté est sur la page des prix. L'installation, la reprise des données, la formation et les visites sont à part : cela dépend de vos succursales et de votre liste, et vous recevez le montant par écrit avant de commencer. Vous pouvez aussi tout faire vous-même avec la documentation.",
    next: ['Quels sont vos tarifs ?', "Que comprend l'installation ?"],
  },
  payUs: {
    answer:
      "Les prix sont fixés en dollars américains, et le taux du jour du paiement décide. Les moyens de payer dépendent de votre pays, et nos pages n'en donnent pas la liste : un collègue vous dit lesquels marchent chez vous. Ce site lui-même ne prend aucun paiement.",
    next: ['Combien cela fait dans ma monnaie ?', 'Je voudrais parler à un conseiller'],
  },
  priceTax: {
    answer:
      "Nos pages ne disent pas si une taxe s'ajoute au prix des formules, et je ne veux pas deviner. Un collègue vous le dit pour votre pays : appuyez sur « Parler à quelqu'un ».",
    next: ['Je voudrais parler à un conseiller', 'Quels sont vos tarifs ?'],
  },
  isItFree: {
    answer: `La suite n'est pas gratuite, mais les ${said.trialDays} premiers jours le sont, sans carte bancaire. Ensuite les formules commencent à ${said.starter.month} par mois. Les ONG qui remplissent les conditions ont ${said.ngoMonths} mois gratuits, les entreprises de l'accélérateur aussi.`,
    next: ['Comment commencer un essai gratuit ?', 'Quels sont vos tarifs ?', 'Comment marche le programme ONG ?'],
  },
  whatIs: {
    answer: `${said.product} fait tourner pharmacies, boutiques, restaurants et hôtels depuis un seul compte. Chaque vente, étagère, table et chambre arrive dans les mêmes livres. La suite a sept modules, marche dans le navigateur d'un téléphone, d'une tablette ou d'un ordinateur, et la caisse continue de vendre sans réseau. Elle est faite à Kigali par ${said.company}.`,
    next: ['Quels sont les modules ?', 'Quels sont vos tarifs ?', "Comment marche l'essai gratuit ?"],
  },
  modules: {
    answer:
      'Il y a sept modules sur un seul compte :\n\n- **Pharmacie** : lots, dates de péremption, ordonnances\n- **Inventaire** : un seul compte pour chaque succursale, dépôt et camion\n- **Restaurant** : tables, bons de cuisine, additions partagées\n- **Hôtel** : chambres, réservations, une seule note\n- **Commerce de détail** : une caisse qui vend hors ligne, fidélité, retours\n- **Backoffice** : succursales, personnel, droits, clôture\n- **Relation client (CRM)** : achats, niveaux, rappels\n\nPrenez celui dont vous avez besoin et ajoutez le suivant plus tard.',
    next: [
      'Faut-il payer chaque module ?',
      'Quelle formule pour 3 utilisateurs ?',
      'Est-ce que ça marche hors ligne ?',
    ],
  },
  moduleSwitch: {
    answer:
      'Vous ouvrez un module le jour que vous voulez, avec les produits et les personnes déjà saisis. Si vous le fermez, ses écrans partent et ses données restent.',
    next: ['Faut-il payer chaque module ?', 'Quels sont les modules ?'],
  },
  pharmacy: {
    answer: `Le module **Pharmacie** garde lots, dates de péremption et ordonnances au même endroit. La date la plus proche se vend d'abord, et l'alerte vient tant que le médicament peut encore se vendre. Il tient la fiche du patient avec ses allergies, la part de l'assureur, les seuils de commande, et un rappel de lot est une seule recherche. La plupart des pharmacies prennent ${said.professional.name}, à ${said.professional.month} par mois.`,
    next: [
      'Comment marchent les alertes de péremption ?',
      'Puis-je importer mon stock ?',
      'Que comprend Professional ?',
    ],
  },
  inventory: {
    answer:
      "Avec le module **Inventaire**, la caisse, le dépôt et l'autre succursale lisent le même nombre. Vous scannez les livraisons par code-barres ou RFID, fixez des seuils qui préparent la commande, suivez lots, numéros de série et dates, et transférez entre les lieux.",
    next: ['Faut-il un scanner ?', 'Combien de produits puis-je avoir ?', 'Comment marchent les seuils de commande ?'],
  },
  restaurant: {
    answer: `Le module **Restaurant** met la salle, la cuisine et l'addition sur le même écran : plan des tables, commandes prises au téléphone à la table, bons par poste pour le gril, la cuisine et le bar, additions partagées, coût de chaque plat, vente à emporter. Jusqu'à ${said.professional.users} personnes, ${said.professional.name} suffit, à ${said.professional.month} par mois.`,
    next: [
      "Peut-on partager l'addition ?",
      'Quels appareils faut-il ?',
      'Que se passe-t-il en cas de coupure de courant ?',
    ],
  },
  hotel: {
    answer: `Le module **Hôtel** suit chaque chambre, client et note de l'arrivée au départ : tableau des chambres par étage, réservations, ménage sur un téléphone, réparations, tarifs par saison, et une seule note avec restaurant, bar et linge. Un hôtel qui tourne en équipes a besoin d'${said.enterprise.name} ; une maison jusqu'à ${said.professional.users} personnes va bien avec ${said.professional.name}.`,
    next: ['Quelle formule pour 8 utilisateurs ?', 'Quels appareils faut-il ?'],
  },
  channels: {
    answer:
      "La réception saisit les réservations des sites de voyage d'après l'e-mail, et le tableau refuse une chambre déjà vendue. Si vous vivez de ces sites, dites lesquels avant de choisir une formule ; nous disons ce que l'API peut connecter et ce qu'elle ne peut pas.",
    next: ['Que fait le module hôtel ?', 'Avez-vous une API ?'],
  },
  retail: {
    answer: `Le module **Commerce de détail** est fait pour le comptoir avec une file : scanner, peser ou toucher, espèces, carte et mobile money, vente hors ligne, points de fidélité, retours, cahier de dettes, et clôture avec le tiroir compté. Un kiosque tenu par une personne va bien avec ${said.starter.name}, à ${said.starter.month} par mois ; une boutique avec des aides avec ${said.professional.name}, à ${said.professional.month}.`,
    next: ['Est-ce que ça marche hors ligne ?', 'Quels appareils faut-il ?', 'Quelle formule pour 3 utilisateurs ?'],
  },
  backoffice: {
    answer: `Le module **Backoffice** est pour le propriétaire et le comptable : ventes et coûts par succursale, ${said.roleTemplates} rôles prêts et vos propres droits, trace de chaque changement, dépenses avec photo, taxe par produit et par pays, rapports à heure fixe.`,
    next: ['Quels sont les rôles ?', 'Quels sont les modules ?'],
  },
  crm: {
    answer:
      "Le module **Relation client** garde une fiche par client avec l'historique des achats, les niveaux de fidélité, les groupes et campagnes, les rappels, les promesses datées, les réclamations jusqu'à leur fin, et les e-mails de bienvenue envoyés pour vous.",
    next: ['Quels sont les niveaux de fidélité ?', 'Que sont les e-mails automatiques ?', 'Quels sont les modules ?'],
  },
  pos: {
    answer: `Chaque formule a la caisse. Elle prend espèces, carte et mobile money dans le même panier, imprime le reçu ou l'envoie par e-mail, connaît le niveau de fidélité, gère les retours, et continue de vendre sans réseau. Elle marche sur téléphone, tablette ou ordinateur. ${said.starter.name}, à ${said.starter.month} par mois, est pour une personne à un comptoir.`,
    next: [
      'Est-ce que ça marche hors ligne ?',
      'Quels appareils faut-il ?',
      'Les clients peuvent-ils payer par mobile money ?',
    ],
  },
  studio: {
    answer:
      "La gestion de studio photo peut se choisir dans le formulaire de démo, mais nos pages ne la décrivent pas encore. Demandez une démo et une personne vous dit ce qu'elle fait aujourd'hui.",
    next: ['Je voudrais demander une démo', 'Quels sont les modules ?'],
  },
  trades: {
    answer:
      'La suite est faite pour les pharmacies, les boutiques, les restaurants, les hôtels et leurs chaînes. Si vous gardez des marchandises dans un autre métier, Inventaire et Backoffice vont presque toujours ; écoles, ateliers et salons commencent par Clients. Les associations ont un programme à elles.',
    next: ['Quels sont les modules ?', "Mon métier n'est pas dans la liste", 'Comment marche le programme ONG ?'],
  },
  otherTrade: {
    answer:
      "Si vous gardez des marchandises, Inventaire et Backoffice vont à presque tous les métiers. Écoles, ateliers et salons commencent par Clients. Hôpitaux et groupes prennent le plus souvent Enterprise. Racontez une journée normale et vous recevez une réponse franche, même quand la suite n'est pas le bon outil.",
    next: ['Quels sont les modules ?', 'Je voudrais demander une démo'],
  },
  multiLocation: {
    answer: `Chaque succursale garde son tiroir, ses étagères et ses exceptions de prix, et vous les lisez toutes sur une page. Les marchandises voyagent avec un transfert signé aux deux bouts. Plusieurs lieux viennent avec ${said.professional.name}, à ${said.professional.month} par mois ; ${said.enterprise.name} a des lieux illimités. ${said.starter.name} est pour un seul.`,
    next: ['Comment transférer du stock entre boutiques ?', 'Quelle formule pour 2 boutiques et 4 utilisateurs ?'],
  },
  transfers: {
    answer: `Les marchandises quittent un compte quand on les charge et entrent dans l'autre quand quelqu'un les a comptées et signées. Entre les deux elles sont à la route, avec le nom du chauffeur. Plusieurs lieux viennent avec ${said.professional.name} et ${said.enterprise.name}.`,
    next: ['Puis-je gérer plusieurs succursales ?', 'Que comprend Professional ?'],
  },
  roles: {
    answer: `Il y a ${said.roleTemplates} rôles prêts : ${sayList(roleTemplates)}. Vous en donnez un à chaque personne, retirez ou ajoutez des droits, et chacun ne voit que ce que le rôle permet. Les rôles personnalisés et les règles au droit près sont dans ${said.enterprise.name}. Chaque changement est noté.`,
    next: [
      'Puis-je créer mes propres rôles ?',
      "Qu'est-ce que la piste d'audit ?",
      'Quelle formule pour 5 utilisateurs ?',
    ],
  },
  customRoles: {
    answer: `Vous partez du plus proche des ${said.roleTemplates} modèles, donnez au rôle le nom du poste et fermez ce dont il n'a pas besoin. Les règles au droit près sont les droits avancés, qui sont dans ${said.enterprise.name} seulement.`,
    next: ['Quels sont les rôles ?', 'Que comprend Enterprise ?'],
  },
  invite: {
    answer: `Ouvrez User Management et appuyez sur Invite. Entrez l'adresse e-mail, le rôle et les lieux où la personne travaille. La suite envoie l'invitation. ${said.starter.name} a de la place pour ${said.starter.users} utilisateur, ${said.professional.name} pour ${said.professional.users}, ${said.enterprise.name} pour tous.`,
    next: ['Quels sont les rôles ?', 'Que faire quand un employé part ?'],
  },
  leaver: {
    answer:
      'Appuyez sur Deactivate à côté du nom, le même jour. Toutes ses sessions finissent aussitôt, et les ventes passées gardent son nom.',
    next: ['Quels sont les rôles ?', "Qu'est-ce que la piste d'audit ?"],
  },
  loyalty: {
    answer: `Il y a trois niveaux de fidélité : ${sayList(loyaltyTiers)}. Les habitués montent selon ce qu'ils dépensent, et vous fixez les paliers et ce que vaut chacun. Le numéro de téléphone sert de carte.`,
    next: ['Que fait la caisse ?', 'Que fait le module CRM ?'],
  },
  security: {
    answer: `Chaque entreprise garde ses propres données, utilisateurs et rôles. La connexion utilise ${said.transport}, les données sont chiffrées en ${said.encryption} bits, la double authentification et la trace de chaque changement sont de série. Personne de notre équipe ne regarde vos livres, sauf si vous ouvrez un dossier d'assistance, et cette visite reste notée.`,
    next: ['Avez-vous la double authentification ?', 'Y a-t-il des sauvegardes ?', 'Quelles normes suivez-vous ?'],
  },
  twoFactor: {
    answer:
      "La double authentification est de série : le mot de passe, et un code du téléphone. Un mot de passe volé n'ouvre rien à lui seul. Imprimez les codes de secours et gardez-les avec la licence de la boutique.",
    next: ['Mes données sont-elles en sécurité ?', "Qu'est-ce que la piste d'audit ?"],
  },
  audit: {
    answer:
      "La piste d'audit note qui a fait quoi, quand, depuis quelle caisse, et ce qui était écrit avant. Personne ne peut la modifier ni l'arrêter, quel que soit le rôle. Remises, changements de prix, remboursements et tiroirs ouverts y sont avec le nom et la minute.",
    next: ['Quels sont les rôles ?', 'Mes données sont-elles en sécurité ?'],
  },
  compliance: {
    answer: `Les pages pour grandes entreprises nomment ${said.frameworks}. Ce sont nos propres déclarations : demandez le rapport ou le certificat dont vous avez besoin, sa date et son périmètre. Ce que nous ne pouvons pas montrer sur papier, ne le comptez pas.`,
    next: [
      'Mes données sont-elles en sécurité ?',
      'Où sont stockées mes données ?',
      'Je voudrais parler à un conseiller',
    ],
  },
  uptime: {
    answer: `Le service standard tourne à ${said.uptime} de disponibilité, sans contrat là-dessus. Le contrat pour grandes entreprises a un SLA de ${said.enterpriseUptime}, soit environ ${said.enterpriseDowntime} minutes par mois, avec une compensation en argent, et une réponse en moins de ${said.response} ms ; il appartient à ${said.enterprise.name}. Et une caisse continue de vendre quand les serveurs ne répondent pas.`,
    next: ['Que comprend Enterprise ?', 'Est-ce que ça marche hors ligne ?'],
  },
  backups: {
    answer: `La plateforme fait des sauvegardes chaque jour pour tous. La sauvegarde et la restauration comme fonction à vous viennent avec ${said.professional.name} et ${said.enterprise.name}. Les ventes faites hors ligne attendent sur l'appareil jusqu'à l'envoi.`,
    next: ['Où sont stockées mes données ?', 'Puis-je exporter mes données ?'],
  },
  dataLocation: {
    answer: `Dans le nuage : aucun serveur dans votre arrière-boutique. Le service pour grandes entreprises parle de ${said.dataCenters} centres de données, et votre contrat nomme ceux qui gardent vos livres. Si une loi veut les données dans un pays, dites lequel, et nous disons avant la démo si c'est possible.`,
    next: ['Mes données sont-elles en sécurité ?', 'Y a-t-il des sauvegardes ?'],
  },
  tenants: {
    answer:
      "Aucune autre entreprise ne peut voir vos données. Chaque entreprise a ses propres données, utilisateurs, réglages et rôles, dans chaque formule. Notre équipe n'entre que si vous le demandez à l'assistance, pour ce seul cas, et la visite reste notée.",
    next: ['Mes données sont-elles en sécurité ?', "Qu'est-ce que la piste d'audit ?"],
  },
  api: {
    answer: `Il y a une API REST avec jetons pour les produits et les ventes, et des webhooks. L'accès vient avec ${said.professional.name}, à ${said.professional.month} par mois, et ${said.enterprise.name}. Les appels sont décrits dans la documentation.`,
    next: ['Quels webhooks y a-t-il ?', "Peut-on connecter d'autres logiciels ?"],
  },
  webhooks: {
    answer: `Les webhooks annoncent à votre logiciel une vente, un paiement reçu, un remboursement, un stock bas, un ajustement de stock ou un nouveau produit. Vous donnez l'adresse https sous System Settings, Integrations. Ils viennent avec ${said.professional.name} et ${said.enterprise.name}.`,
    next: ['Avez-vous une API ?', "Peut-on connecter d'autres logiciels ?"],
  },
  integrations: {
    answer: `Ventes, paiements et stock sortent par l'API REST et les webhooks, à partir de ${said.professional.name}, ou en fichiers CSV que votre comptable ouvre. Nous connectons mobile money, terminaux de carte et le reçu fiscal de votre pays. Nos pages ne nomment aucun connecteur prêt pour un logiciel comptable précis : dites lequel vous utilisez et une personne dit ce qui est possible.`,
    next: ['Avez-vous une API ?', 'Puis-je exporter mes données ?'],
  },
  ecommerce: {
    answer: `Nos pages ne décrivent pas de boutique en ligne à nous. Une boutique que vous avez déjà peut enregistrer ses ventes par l'API REST, et le stock baisse de lui-même. L'API vient avec ${said.professional.name} et ${said.enterprise.name}.`,
    next: ['Avez-vous une API ?', "Peut-on connecter d'autres logiciels ?"],
  },
  payroll: {
    answer:
      'Nos pages ne décrivent pas de paie. La suite compte ventes et équipes par personne, garde les dépenses par succursale et donne des fichiers au comptable. Pour le reste, demandez à une personne.',
    next: ['Quels sont les modules ?', 'Je voudrais parler à un conseiller'],
  },
  sms: {
    answer: `Les SMS viennent avec ${said.professional.name}, à ${said.professional.month} par mois, et avec ${said.enterprise.name} : rappels, table prête, ou reçu pour les clients qui ne lisent pas d'e-mail.`,
    next: ['Que sont les e-mails automatiques ?', 'Que comprend Professional ?'],
  },
  emailAutomation: {
    answer: `Des lettres qui partent seules : e-mails de bienvenue, invitations du personnel et alertes de stock bas sont prêts le premier jour. Vous ajoutez déclencheurs, groupes, campagnes et tests A/B. Cela vient avec ${said.professional.name}, à ${said.professional.month} par mois, et ${said.enterprise.name}.`,
    next: ['Envoyez-vous des SMS ?', 'Que comprend Professional ?'],
  },
  offline: {
    answer:
      "Quand le réseau tombe, la caisse continue de vendre, d'imprimer, de reprendre et de compter, pour une heure ou une journée. Les ventes attendent sur l'appareil dans leur ordre et partent quand la ligne revient, aucune deux fois. Mobile money a besoin du réseau ; en attendant, prenez des espèces ou une vente à crédit.",
    next: ['Que se passe-t-il en cas de coupure de courant ?', 'Quels appareils faut-il ?'],
  },
  power: {
    answer:
      'Un téléphone ou une tablette continue de vendre sur sa batterie, et une imprimante qui en a une aussi. Les ventes ouvertes le restent, les payées sont en sécurité, et un reçu perdu se réimprime.',
    next: ['Est-ce que ça marche hors ligne ?', 'Quels appareils faut-il ?'],
  },
  mobile: {
    answer:
      "La suite tourne dans le navigateur, comme application web : les mêmes écrans sur un téléphone Android d'entrée de gamme, à la caisse et au bureau, avec stockage hors ligne. Nos pages ne nomment aucune application dans un magasin d'applications. Un téléphone et une petite imprimante font une caisse.",
    next: ['Quels appareils faut-il ?', 'Est-ce que ça marche hors ligne ?'],
  },
  devices: {
    answer: `Un appareil avec un navigateur récent : un téléphone Android, une tablette ou l'ordinateur que vous avez. Pour un ordinateur nous disons ${said.memoryMinimum} de mémoire au moins, ${said.memoryRecommended} conseillés, et ${said.disk} de disque libre. Vous n'avez rien à acheter chez nous ; la plupart des imprimantes et scanners conviennent.`,
    next: ['Faut-il un scanner ?', 'Est-ce que ça marche hors ligne ?', "Comment marche l'essai gratuit ?"],
  },
  scanners: {
    answer:
      "Pas pour commencer : l'appareil photo d'un téléphone Android lit les codes-barres. Tout scanner qui écrit comme un clavier convient, et le RFID aussi. Ce qui n'a pas de code reçoit une étiquette imprimée ou un bouton sur la caisse.",
    next: ['Quelles imprimantes conviennent ?', 'Quels appareils faut-il ?'],
  },
  printers: {
    answer:
      "Toute imprimante de tickets avec laquelle votre machine imprime déjà, et les tiroirs aux normes courantes. Une imprimante n'est pas obligatoire : les reçus partent par e-mail, et par SMS à partir de Professional.",
    next: ['Quels appareils faut-il ?', 'Quels reçus imprime-t-elle ?'],
  },
  receipts: {
    answer:
      "Les reçus sortent sur papier, par e-mail, ou par SMS à partir de Professional, avec votre nom, votre numéro fiscal et la taxe calculée ligne par ligne aux taux que vous fixez. Là où la loi veut un reçu fiscal imprimé, la suite l'imprime. Nous connectons le reçu fiscal de votre pays à l'installation ; demandez-nous pour le vôtre.",
    next: ['Comment sont gérées les taxes ?', 'Quelles imprimantes conviennent ?'],
  },
  taxes: {
    answer:
      'Vous nommez les taux de taxe, par produit et par pays, et la caisse calcule ligne par ligne. Le comptable reçoit le mois par taux et par moyen de paiement. Pour ce que demande la loi de votre pays, votre conseiller fiscal a le dernier mot.',
    next: ['Quels reçus imprime-t-elle ?', 'Puis-je exporter mes données ?'],
  },
  tillPayments: {
    answer:
      'Les clients paient en espèces, par carte ou par mobile money, aussi mélangés dans un panier, ou à crédit dans la limite que vous fixez. À la clôture chaque moyen a sa ligne. Mobile money a besoin du réseau.',
    next: ['Est-ce que ça marche hors ligne ?', 'Puis-je vendre à crédit ?'],
  },
  debts: {
    answer:
      "Ce qu'un client prend à crédit est écrit à son nom, jusqu'à la limite que vous donnez, et s'efface quand il paie. Ce que doit un assureur ou une société reste sur une liste jusqu'au paiement.",
    next: ['Les clients peuvent-ils payer par mobile money ?', 'Que fait le module CRM ?'],
  },
  returns: {
    answer:
      "Cherchez la vente par le reçu, le client ou l'heure, et choisissez ce qui revient. L'argent repart comme il est venu, ce qui est bon retourne en stock, et au-dessus de votre limite un responsable signe. Une vente n'est jamais effacée ; les deux restent dans les livres.",
    next: ["Qu'est-ce que la piste d'audit ?", 'Comment clôturer la journée ?'],
  },
  closing: {
    answer:
      "Comptez le tiroir et entrez billets et pièces ; seulement ensuite la caisse montre ce qu'il devrait tenir. Expliquez un écart d'un mot et appuyez sur Close. Le responsable reçoit les recettes par moyen de paiement, les remboursements, les remises et les comptes ouverts.",
    next: ['Comment marchent les retours ?', "Qu'est-ce que la piste d'audit ?"],
  },
  expiry: {
    answer:
      "La date la plus proche se vend d'abord, et vous dites combien de semaines avant vous voulez être prévenu, pour chaque sorte de marchandise. L'alerte vient par e-mail et sur la caisse tant que la marchandise peut encore se vendre, se déplacer ou se rendre, avec la valeur en jeu.",
    next: ['Comment marche le suivi des lots ?', 'Comment marchent les seuils de commande ?'],
  },
  units: {
    answer:
      "Un produit a autant d'unités que vous en vendez : achetez le carton ou le sac, vendez le paquet, la pièce ou la tasse, et ce qui reste est toujours connu. Ce qui se vend au poids se tape avec son poids ou a un bouton sur la caisse.",
    next: ['Faut-il un scanner ?', 'Comment marchent les seuils de commande ?'],
  },
  batches: {
    answer:
      "Lots et numéros de série sont notés à l'entrée et suivent chaque dépôt et chaque vente, avec fournisseur, coût, date et étagère. Un rappel est une recherche et non une nuit.",
    next: ['Comment marchent les alertes de péremption ?', 'Comment marchent les seuils de commande ?'],
  },
  reorder: {
    answer: `Vous fixez pour chaque produit jusqu'où il peut descendre. Ce jour-là la suite le signale et prépare la commande au fournisseur, qui attend votre oui. À partir de ${said.professional.name}, l'alerte de stock bas part aussi par e-mail.`,
    next: ['Comment marchent les alertes de péremption ?', 'Faut-il un scanner ?'],
  },
  stockTake: {
    answer:
      "Comptez une étagère à la fois, sur un téléphone, pendant que la caisse vend ; les ventes de ces minutes sont déduites. Vous voyez chaque écart avec sa valeur et lui donnez une raison avant de l'accepter.",
    next: ['Comment transférer du stock entre boutiques ?', 'Faut-il un scanner ?'],
  },
  productLimit: {
    answer: `${said.starter.name} tient jusqu'à ${said.starter.products} produits ou services. ${said.professional.name} et ${said.enterprise.name} n'ont pas de limite, et la liste des prix n'en fixe pas aux achats uniques.`,
    next: ["Combien d'utilisateurs puis-je avoir ?", 'Quels sont vos tarifs ?'],
  },
  userLimit: {
    answer: `${said.starter.name} a ${said.starter.users} utilisateur, ${said.professional.name} jusqu'à ${said.professional.users}, ${said.enterprise.name} des utilisateurs illimités. Achat unique : ${said.essential.name} jusqu'à ${said.essential.users}, ${said.business.name} jusqu'à ${said.business.users}, ${said.enterprisePackage.name} illimités. Il n'y a pas de prix par utilisateur.`,
    next: ['Combien de lieux puis-je avoir ?', 'Quelle formule pour 3 utilisateurs ?'],
  },
  locationLimit: {
    answer: `${said.starter.name} est pour un seul lieu, ${said.professional.name} pour plusieurs, ${said.enterprise.name} pour des lieux illimités. Parmi les achats uniques, ${said.business.name} en prend plusieurs et ${said.enterprisePackage.name} un nombre illimité.`,
    next: ["Combien d'utilisateurs puis-je avoir ?", 'Puis-je gérer plusieurs succursales ?'],
  },
  import: {
    answer:
      "Pas besoin de tout taper. Produits, clients et fournisseurs entrent en CSV, que tout tableur enregistre. Le fichier entier est lu avant que rien ne soit gardé, et les lignes illisibles sont montrées avec la raison. Nous pouvons aussi le faire pour vous depuis un tableur, un fichier de l'ancien système ou des photos du cahier.",
    next: ["Que comprend l'installation ?", 'Puis-je exporter mes données ?'],
  },
  export: {
    answer:
      'Les données sont à vous. Chaque liste a Export et enregistre ce que vous voyez en CSV. Si nous nous quittons, produits, clients, stock et ventes partent en fichiers que tout tableur ouvre.',
    next: ['Puis-je résilier ?', 'Y a-t-il des sauvegardes ?'],
  },
  training: {
    answer:
      'On apprend à sa propre caisse, avec ses propres articles : les caissiers les ventes et les retours, les responsables le stock et les prix, les propriétaires les rapports et les droits, dans la langue de votre comptoir. Vous recevez le prix par écrit avant de commencer. La documentation enseigne aussi le premier jour.',
    next: ["Que comprend l'installation ?", "Quelqu'un peut-il venir dans ma boutique ?"],
  },
  setup: {
    answer: `La suite s'ouvre en quelques minutes : le nom, la taxe, les premiers produits. Si vous voulez, nous le faisons avec vous : succursales, caisses, un rôle par personne, imprimante, scanner et liste des produits. Pour commencer, lancez l'essai gratuit de ${said.trialDays} jours ou demandez une démo.`,
    next: ['Comment commencer un essai gratuit ?', 'Puis-je importer mes produits ?', 'Proposez-vous une formation ?'],
  },
  visit: {
    answer: `Nous venons depuis chacune des cinq villes : ${sayList(said.cities)}. Écrivez où vous êtes, ce que vous vendez et combien de caisses vous avez. Vous connaissez le jour et le prix avant que quelqu'un parte. Au loin, nous aidons par téléphone et par chat.`,
    next: ['Où sont vos bureaux ?', "Que comprend l'installation ?"],
  },
  analytics: {
    answer: `Chaque vente entre dans la courbe quand elle est payée : recettes par heure, succursales côte à côte, marge par produit, alertes aux limites que vous nommez. Les rapports peuvent arriver par e-mail à heure fixe. Les analyses avancées viennent avec ${said.professional.name} et ${said.enterprise.name} ; ${said.starter.name} montre la recette du jour et le stock.`,
    next: ['Que comprend Professional ?', 'Quels sont les rôles ?'],
  },
  whiteLabel: {
    answer: `La marque blanche est dans ${said.enterprise.name} seulement, à ${said.enterprise.month} par mois : écrans, reçus et lettres portent votre nom.`,
    next: ['Que comprend Enterprise ?', 'Quels sont vos tarifs ?'],
  },
  accountManager: {
    answer: `Un gestionnaire de compte dédié vient avec ${said.enterprise.name}, à ${said.enterprise.month} par mois.`,
    next: ['Que comprend Enterprise ?', 'Quelle assistance proposez-vous ?'],
  },
  about: {
    answer: `${said.company} a commencé à Kigali, au Rwanda, en ${history.from}, avec le cahier de stock d'un petit commerce, et écrit des logiciels pour ceux qui ouvrent une boutique le matin et comptent le tiroir le soir. Le siège est à Kigali, ${said.address}. L'histoire est sur la page « About us ».`,
    next: ['Où sont vos bureaux ?', "Combien d'entreprises l'utilisent ?", 'Recrutez-vous ?'],
  },
  customerCount: {
    answer: `Selon notre propre compte : ${said.activeBusinesses} entreprises actives, dont ${said.pharmacies} pharmacies, ${said.retailStores} boutiques, ${said.restaurants} restaurants et ${said.hotels} hôtels, avec ${said.dailyTransactions} opérations par jour. Aucun auditeur n'a vérifié ces chiffres.`,
    next: ['Qui est derrière Imisozi ?', 'Quels sont vos tarifs ?'],
  },
  offices: {
    answer: `Cinq bureaux :\n\n${list(offices.map((office) => `${cityOf(office)} : ${office.address}`))}\n\nSi votre pays n'y est pas, le bureau dont la langue et les heures sont les plus proches s'occupe de vous.`,
    next: ['Quel est le numéro de téléphone ?', 'Êtes-vous ouverts maintenant ?', "Quelle est l'adresse à Abidjan ?"],
  },
  officeDetails: {
    answer: (asked) =>
      officeOf(asked)
        .map(
          (office) =>
            `${cityOf(office)}${office.isHeadquarters ? ' (siège)' : ''}\n\n- Adresse : ${office.address}\n- Téléphone : ${office.phone}${office.isOnWhatsApp ? ', aussi sur WhatsApp' : ''}\n- E-mail : ${office.email}\n- Horaires : ${officeHours(office)}`,
        )
        .join('\n\n'),
    next: ['Êtes-vous ouverts maintenant ?', 'Où sont vos bureaux ?'],
  },
  contact: {
    answer: `- Téléphone : ${said.phone}, ${phoneHours}\n- E-mail : ${said.email}, réponse dans les ${said.emailHours} heures, 24/7\n- Chat : ${chatHours}\n- Assistance technique : ${said.phone}, 24/7 pour les urgences\n\nOu appuyez sur « Parler à quelqu'un » ici.`,
    next: ['Êtes-vous ouverts maintenant ?', 'Où sont vos bureaux ?'],
  },
  phone: {
    answer: `Appelez le ${said.phone}, ${phoneHours}. Pour les urgences le même numéro répond 24/7. Les autres bureaux :\n\n${list(offices.filter(({ isHeadquarters }) => !isHeadquarters).map(({ city, phone }) => `${city} : ${phone}`))}`,
    next: ['Êtes-vous ouverts maintenant ?', 'Êtes-vous sur WhatsApp ?'],
  },
  email: {
    answer: `Écrivez à ${said.email} : réponse dans les ${said.emailHours} heures, 24/7. Les demandes de démo passent par le formulaire et ont leur réponse dans les ${said.demoHours} heures.`,
    next: ['Quel est le numéro de téléphone ?', 'Êtes-vous sur WhatsApp ?'],
  },
  whatsapp: {
    answer: `Vous nous trouvez sur WhatsApp au ${said.phone}. Les cinq bureaux prennent des messages sur WhatsApp, chacun sous son numéro :\n\n${list(offices.map(({ city, phone }) => `${city} : ${phone}`))}`,
    next: ['Êtes-vous ouverts maintenant ?', 'Où sont vos bureaux ?'],
  },
  hours: {
    answer: `- Téléphone : ${phoneHours}\n- Chat avec un collègue : ${chatHours}\n- E-mail : réponse dans les ${said.emailHours} heures, 24/7\n- Assistance technique : 24/7 pour les urgences\n\nLe week-end vous pouvez écrire, et les urgences ont une réponse. Moi, je suis là à toute heure.`,
    next: ['Êtes-vous ouverts maintenant ?', "Qu'est-ce qu'une urgence ?"],
  },
  support: {
    answer: `${said.starter.name} a l'assistance par e-mail, ${said.professional.name} l'assistance prioritaire, ${said.enterprise.name} en plus le téléphone jour et nuit. Tous nous joignent par téléphone (${said.phone}, ${phoneHours}), e-mail (${said.email}, réponse dans les ${said.emailHours} heures) et chat (${chatHours}). Urgences : ${said.phone}, 24/7.`,
    next: ["Qu'est-ce qu'une urgence ?", 'Êtes-vous ouverts maintenant ?'],
  },
  emergency: {
    answer: `Si vous ne pouvez plus vendre, facturer ou enregistrer un client, appelez le ${said.phone} : 24/7 pour les urgences, à trois heures du matin aussi. Un prix faux ou une nouvelle imprimante peut attendre le jour.`,
    next: ['Quelle assistance proposez-vous ?', 'Que se passe-t-il sans internet ?'],
  },
  replyTime: {
    answer: `Au téléphone tout de suite, ${phoneHours}. Par e-mail dans les ${said.emailHours} heures, tous les jours. Une demande de démo a sa réponse dans les ${said.demoHours} heures.`,
    next: ['Quel est le numéro de téléphone ?', 'Êtes-vous ouverts maintenant ?'],
  },
  human: {
    answer: `Bien sûr. Appuyez sur « Parler à quelqu'un » et un collègue prend la suite ; les collègues répondent au chat ${chatHours}. Vous pouvez aussi appeler le ${said.phone} (${phoneHours}) ou écrire à ${said.email}.`,
    next: ['Êtes-vous ouverts maintenant ?', 'Quel est le numéro de téléphone ?'],
  },
  languages: {
    answer:
      'Vous pouvez nous écrire en kinyarwanda, anglais, français ou portugais ; une personne qui lit votre langue vous répond. Moi, je réponds en anglais et en français. Reçus et lettres portent vos mots, dans toute langue ; nos pages ne disent pas dans quelles langues sont les écrans, demandez à un collègue.',
    next: ['Où sont vos bureaux ?', 'Proposez-vous une formation ?'],
  },
  inAppCurrency: {
    answer:
      "Vous choisissez la monnaie de l'entreprise avant la première vente ; ensuite elle reste. Une succursale de l'autre côté de la frontière garde sa monnaie, sa taxe et son reçu. Un client peut payer dans une autre monnaie : vous notez ce qui a été donné et le taux du jour.",
    next: ['Combien cela fait dans ma monnaie ?', 'Comment sont gérées les taxes ?'],
  },
  careers: {
    answer: `${said.careers === null ? `Écrivez à ${said.email} ce que vous savez faire et où.` : `Les places ouvertes sont sur la [page des emplois](${said.careers}).`} Pour l'installation et l'assistance, nous préférons savoir comment vous avez calmé une file que voir un diplôme.`,
    next: ['Qui est derrière Imisozi ?', 'Où sont vos bureaux ?'],
  },
  news: {
    answer: sayNews(),
    next: ['Qui est derrière Imisozi ?', 'Comment vous contacter ?'],
  },
  partners: {
    answer: `Nos pages ne décrivent aucun programme de partenaires ou de revendeurs. Écrivez à ${said.email} ou appuyez sur « Parler à quelqu'un », dites ce que vous avez en tête, et la bonne personne répond.`,
    next: ['Comment vous contacter ?', 'Je voudrais parler à un conseiller'],
  },
  investors: {
    answer: `Nos pages ne nomment ni personnes ni comptes de ${said.company}. Pour une telle question, écrivez à ${said.email}.`,
    next: ['Qui est derrière Imisozi ?', 'Comment vous contacter ?'],
  },
  ngo: {
    answer: ({ plans: named }) =>
      [
        `Les ONG et associations qui remplissent les conditions ont ${said.ngoMonths} mois gratuits, puis ${said.ngoPercent} de moins à vie, ${said.ngoFee} de frais d'installation et une assistance prioritaire ${said.ngoSupport}. Après les mois gratuits, cela fait ${said.ngoStarterYear} par an pour ${said.starter.name}, ${said.ngoProfessionalYear} pour ${said.professional.name} et ${said.ngoEnterpriseYear} pour ${said.enterprise.name}.`,
        ...named.map(
          (id) =>
            `Au prix ONG, ${plans[id].name} est à ${ngoPrice(plans[id].monthlyPrice)} par mois ou ${ngoPrice(plans[id].annualPrice)} par an.`,
        ),
      ].join('\n\n'),
    next: ['Qui a droit au programme ONG ?', 'Comment postuler comme ONG ?'],
  },
  ngoEligible: {
    answer: `Les cinq vont ensemble : enregistrement ${said.charity} ou équivalent de votre pays, une mission claire, des papiers d'exonération en cours, au moins ${said.ngoYears} an d'activité, et un revenu annuel sous ${said.ngoRevenue}. Une personne décide ; demandez même si vous êtes près des limites.`,
    next: ['Comment postuler comme ONG ?', 'Comment marche le programme ONG ?'],
  },
  ngoApply: {
    answer:
      'Cinq étapes : remplir le formulaire, envoyer les documents, examen et vérification par une personne, accord et ouverture du compte, puis formation gratuite. Demandez ici le formulaire, ou commencez par un message.',
    next: ['Qui a droit au programme ONG ?', 'Je voudrais parler à un conseiller'],
  },
  smallBusiness: {
    answer: `Les petites entreprises qui remplissent les conditions ont ${said.smallPercent} de moins la première année : ${said.smallStarterYear} pour ${said.starter.name} ou ${said.smallProfessionalYear} pour ${said.professional.name}, payé à l'année. Dès la deuxième année c'est le prix affiché. Il n'y a pas de règle publiée : dites combien vous êtes, ce que vous vendez, où et depuis quand, et une personne dit oui ou non, avec la raison.`,
    next: ["Qu'est-ce que l'accélérateur ?", "Y a-t-il d'autres remises ?"],
  },
  accelerator: {
    answer: `L'accélérateur donne ${said.acceleratorMonths} mois de logiciel gratuit à une entreprise qui fait ses premiers pas. Quelqu'un installe la caisse avec vous et regarde vos trois premières clôtures. Cela commence par une conversation ; aucun plan d'affaires n'est demandé.`,
    next: ['Qui a droit à la remise petite entreprise ?', 'Je voudrais parler à un conseiller'],
  },
  programs: {
    answer: `Trois programmes pour les petites entreprises : l'accélérateur avec ${said.acceleratorMonths} mois gratuits, l'aide aux entreprises familiales qui se transmettent, et l'initiative rurale pour les comptoirs loin de la route, où la caisse marche sur un téléphone et la formation vient au jour de marché.`,
    next: ["Qu'est-ce que l'accélérateur ?", 'Qui a droit à la remise petite entreprise ?'],
  },
  resources: {
    answer: `Le centre de ressources a des outils de planification, des webinaires, des guides, des ressources financières${said.forum === null ? ' et des modèles' : ', des modèles et le forum'}. C'est gratuit, même avant d'être client : dites ici ce qu'il vous faut.`,
    next: ['Qui a droit à la remise petite entreprise ?', ...(said.forum === null ? [] : ['Y a-t-il un forum ?'])],
  },
  women: {
    answer:
      "Dans la suite, celle qui ouvre le compte est à sa tête et décide qui entre. L'essai ne demande pas de carte, mobile money est écrit à côté de chaque vente, et une année de ventes est un papier qu'une banque peut lire. Ce que nous faisons chez nous est sur la même page.",
    next: ['Combien dure le congé parental ?', "Que faites-vous pour l'égalité ?"],
  },
  gender: {
    answer:
      "La suite donne des droits par rôle et ne demande rien d'autre d'une personne. Chez nous le salaire suit une échelle écrite par poste, et l'embauche un travail fait avant de connaître les noms. Nous n'avons pas encore publié de comparaison des salaires, et personne du dehors n'a examiné nos pratiques.",
    next: ['Combien dure le congé parental ?', 'Soutenez-vous les femmes ?'],
  },
  leave: {
    answer: `Chez nous, ${said.parentalLeave} semaines de congé parental, pour tout parent, naissance ou adoption.`,
    next: ['Recrutez-vous ?', "Que faites-vous pour l'égalité ?"],
  },
  environment: {
    answer:
      "Ce qui approche de sa date est proposé d'abord, les reçus peuvent partir par e-mail ou pas du tout, de vieux téléphones restent des caisses, et les serveurs sont partagés. Nous n'avons pas de certificat et ne donnons aucun chiffre de carbone, car personne n'a encore mesuré le nôtre.",
    next: ['Comment marchent les alertes de péremption ?', 'Quels appareils faut-il ?'],
  },
  privacy: {
    answer: `Vos données ne sont pas vendues. De ce site nous gardons ce que vous nous écrivez : le formulaire de démo, ce chat avec le nom et le contact donnés, et votre réponse à la bannière. Une demande ou une conversation est effacée après ${said.retentionDays} jours. Vous pouvez voir, corriger ou effacer ; vous avez notre réponse dans les ${said.privacyDays} jours.`,
    next: ['Utilisez-vous des cookies ?', 'Comment faire effacer mes données ?'],
  },
  cookies: {
    answer:
      "Ce site ne pose aucun cookie. Ce qu'il retient reste dans le stockage de votre navigateur, selon quatre sortes que vous choisissez : nécessaire, fonctionnel, statistiques et marketing. Vous pouvez changer d'avis sur chaque page.",
    next: ['Quelles données collectez-vous ?', 'Comment faire effacer mes données ?'],
  },
  erase: {
    answer: `Écrivez à ${said.email} avec l'adresse e-mail ou le numéro que vous avez utilisé. C'est gratuit, et vous avez notre réponse dans les ${said.privacyDays} jours. Aucune formule n'est exigée.`,
    next: ['Quelles données collectez-vous ?', 'Combien de temps gardez-vous mes données ?'],
  },
  retention: {
    answer: `Une demande ou une conversation de ce site est effacée après ${said.retentionDays} jours, avec la trace des lettres envoyées à son sujet.`,
    next: ['Comment faire effacer mes données ?', 'Quelles données collectez-vous ?'],
  },
  children: {
    answer: `Ce site est pour ceux qui tiennent une entreprise. Il n'est pas pour les enfants de moins de ${said.leastAge} ans, et nous ne gardons rien d'eux sciemment.`,
    next: ['Quelles données collectez-vous ?'],
  },
  docs: {
    answer:
      "La documentation (en anglais) couvre le démarrage, les utilisateurs, le stock, la caisse, et les intégrations avec l'API. Les sujets analyses, application mobile, sécurité et dépannage ne sont pas encore écrits ; demandez ici ou dans une démo.",
    next: ['Avez-vous une API ?', 'Proposez-vous une formation ?'],
  },
  forum: {
    answer:
      said.forum === null
        ? "Il n'y a pas encore de forum. Demandez ici ou par e-mail : quelqu'un qui installe des commerces comme le vôtre répond."
        : `Dans le [forum](${said.forum}) des propriétaires répondent à des propriétaires, par exemple quel scanner dure.`,
    next: ['Où est la documentation ?', 'Quelle assistance proposez-vous ?'],
  },
  password: {
    answer: `Demandez une nouvelle lettre sur la page de connexion ; seul le dernier lien marche. Sans second facteur, utilisez un code de secours, ou demandez à un Admin de votre entreprise de le désactiver. Un mot de passe a au moins ${said.passwordLength} caractères. Je ne peux ni voir ni changer les comptes ; si vous êtes bloqué, appuyez sur « Parler à quelqu'un ».`,
    next: ['Avez-vous la double authentification ?', 'Quelle assistance proposez-vous ?'],
  },
  trouble: {
    answer: `Je suis désolé que quelque chose soit arrêté. Si vous ne pouvez plus vendre, appelez le ${said.phone} : 24/7 pour les urgences. Sinon dites ce que montre l'écran, avec le nom de la boutique et de la caisse, et appuyez sur « Parler à quelqu'un » pour qu'un collègue regarde.`,
    next: ['Quelle assistance proposez-vous ?', 'Que se passe-t-il sans internet ?'],
  },
  bankrupt: {
    answer:
      "Tout ce que vous avez saisi peut sortir en fichiers simples n'importe quel jour, et un achat unique garde sa licence à vie.",
    next: ['Puis-je exporter mes données ?', 'Quels sont les achats uniques ?'],
  },
  dataUsage: {
    answer:
      'Peu : elle envoie des nombres, pas des images. Un écran ouvert ne demande que ce qui a changé, et un téléphone dans la poche ne demande rien.',
    next: ['Est-ce que ça marche hors ligne ?', 'Quels appareils faut-il ?'],
  },
  compareCompetitors: {
    answer:
      "La suite est née à Kigali pour des boutiques qui perdent le courant et le réseau : la caisse continue. Sept modules partagent les mêmes produits, personnes et argent, les prix sont sur la page, et vos données sortent n'importe quel jour. Je ne juge pas les autres produits ; essayez le nôtre à côté de votre cahier.",
    next: ["Comment marche l'essai gratuit ?", 'Est-ce que ça marche hors ligne ?', 'Quels sont les modules ?'],
  },
  otherPeriods: {
    answer: `Une formule se paie au mois ou à l'année, et un package en une fois. Nos pages ne nomment aucun autre rythme : ni semaine, ni trimestre, ni tranches, ni paiement plus tard. Le plus petit pas est le mois, à partir de ${said.starter.month}, et ce que vous payez en abonnement est déduit d'un package plus tard. Pour autre chose, demandez à une personne : appuyez sur « Parler à quelqu'un ».`,
    next: ['Quels sont vos tarifs ?', "Comment marche l'essai gratuit ?"],
  },
  otherCurrency: {
    answer:
      "Les prix sont fixés en dollars américains. À côté, nos pages montrent à titre d'indication cinq monnaies : franc rwandais, shilling ougandais, les deux francs CFA et kwanza angolais. Pour une autre elles ne donnent pas de taux, et je ne veux pas deviner : comptez le prix en dollars au taux de votre banque. Le taux du jour du paiement décide, et un collègue vous dit quels moyens de payer marchent chez vous.",
    next: ['Quels sont vos tarifs ?', "Comment marche l'essai gratuit ?"],
  },
  whatCounts: {
    answer:
      "Une formule dépend des produits, des personnes et des lieux : combien d'articles vous vendez, combien de personnes ont un compte à elles, et dans combien de points de vente. La liste des prix ne connaît aucun prix par caisse, par téléphone, par vente ou par ticket. Qui ne se connecte jamais n'a pas besoin de compte.",
    next: ['Quels sont vos tarifs ?', "Comment marche l'essai gratuit ?"],
  },
  packageChange: {
    answer:
      "La licence d'un package est à vie, et la suite fonctionne dans le navigateur du téléphone ou de l'ordinateur que vous avez. Nos pages ne disent pas si une licence peut être vendue ou cédée, ni ce que l'on paie pour passer à un package plus grand. Un collègue vous le dit : appuyez sur « Parler à quelqu'un ».",
    next: ['Je voudrais parler à un conseiller'],
  },
  unpaid: {
    answer:
      "Une formule s'utilise tant qu'elle est payée. Nos pages ne disent pas combien de jours un paiement en retard est attendu, et je ne veux pas deviner : dites-le avant à un collègue avec « Parler à quelqu'un ». Ce que vous avez saisi est à vous et peut sortir en fichiers simples n'importe quel jour ; un package payé une fois garde sa licence à vie.",
    next: ['Je voudrais parler à un conseiller'],
  },
  paymentProblem: {
    answer: `Je ne vois ni les comptes, ni les factures, ni les paiements. Écrivez à ${said.email} ou appuyez sur « Parler à quelqu'un » avec le nom de l'entreprise, le jour et le montant, et un collègue regarde. Si vous ne pouvez pas vendre à cause de cela, appelez le ${said.phone}, 24/7.`,
    next: ['Je voudrais parler à un conseiller'],
  },
  holidays: {
    answer: `Les jours fériés du Rwanda, personne ne tient le téléphone ni le chat, et chaque bureau garde les jours fériés de son pays. Un e-mail a sa réponse dans les ${said.emailHours} heures tous les jours, et pour les urgences le ${said.phone} répond 24/7. Dites-moi le jour et la ville, et je regarde.`,
    next: ['Êtes-vous ouverts maintenant ?', 'Quels sont vos horaires ?'],
  },
  talkToClient: {
    answer: `Nos pages ne nomment aucun client ; leurs chiffres sont à eux. Mais vous pouvez nous demander un propriétaire de votre métier qui veut bien parler : appuyez sur « Parler à quelqu'un » ou écrivez à ${said.email}, en disant votre métier et votre ville. Et les ${said.trialDays} jours d'essai vous montrent votre propre boutique.`,
    next: ['Je voudrais parler à un conseiller'],
  },
  impact: {
    answer: `D'après notre propre compte, que personne d'extérieur n'a vérifié : ${said.businessesServed} entreprises servies depuis la première, pas toutes encore chez nous, une croissance moyenne de ${said.firstYearGrowth} du chiffre d'affaires la première année, ${said.costReduction} de coûts d'exploitation en moins et ${said.jobsSupported} emplois soutenus, créés par les patrons et non par nous. Une moyenne cache la boutique qui a doublé et celle qui a fermé : votre mois d'essai vous dira ce qu'il en est chez vous.`,
    next: ["Combien d'entreprises l'utilisent ?"],
  },
  severalBusinesses: {
    answer: `Les boutiques et les métiers qui partagent patron, stock ou personnel sont des lieux d'un même compte : chacun utilise le module de son métier, et tous finissent dans les mêmes livres. Plusieurs lieux viennent avec ${said.professional.name}, à ${said.professional.month} par mois. Une deuxième société, ou des livres à tenir à part, forme une entreprise à elle dans la suite : vous avez toutes les vôtres dans une liste et passez de l'une à l'autre sans deuxième mot de passe. Un comptable travaille chez chaque client avec le rôle que ce client lui donne. Pour une deuxième entreprise, demandez-nous un seul prix avant de l'ouvrir.`,
    next: ['Quels sont vos tarifs ?', "Comment marche l'essai gratuit ?"],
  },
  pauseBusiness: {
    answer:
      "Vous pouvez mettre une entreprise en pause pour une saison : son historique reste entier, et elle rouvre avec les mêmes produits, prix et personnes. Nos pages ne disent pas ce que coûte une entreprise en pause : demandez-le à une personne avant de fermer. Si vous fermez pour de bon, vous emportez d'abord vos données.",
    next: ['Je voudrais parler à un conseiller'],
  },
  incident: {
    answer:
      "Un mot de passe volé n'ouvre que les entreprises de cette personne, et dans chacune seulement ce que le rôle permet. Si des données de ce site arrivaient chez quelqu'un à qui elles n'étaient pas destinées, nous vous le disons, ainsi qu'à la National Cyber Security Authority du Rwanda. Avec le contrat pour grandes entreprises, votre responsable de compte vous appelle, puis écrit ce qui est arrivé, quelles données sont touchées et quoi faire, et vos propres gens peuvent attaquer la plateforme dans un espace fait pour cela, une semaine convenue.",
    next: ['Je voudrais parler à un conseiller'],
  },
  drawer: {
    answer:
      "Un tiroir appartient à une seule personne : à deux au même comptoir, on ouvre deux caisses sur le même écran et on passe de l'une à l'autre par un code. Le matin, vous saisissez le fonds de caisse, et la suite sait ce que le tiroir doit contenir. Si le compte du soir diffère, cherchez d'abord un paiement noté sous le mauvais mode, par exemple des espèces saisies comme mobile money : **Move payment** le corrige. Ce qui reste s'explique d'un mot à la clôture.",
    next: ['Quels modules proposez vous ?'],
  },
  deliveries: {
    answer:
      "Appuyez sur **Receive**, avec ou sans commande, et saisissez ce qui est devant vous, pas ce que dit le bon de livraison. Lot, date de péremption et prix de la facture se notent en même temps ; un coût qui a changé s'affiche, et vous décidez du prix. L'écart entre commandé, livré et facturé reste sur la page du fournisseur jusqu'à ce que quelqu'un le règle.",
    next: ['Quels modules proposez vous ?'],
  },
  remoteOwner: {
    answer: `Vous voyez la boutique sur tout téléphone avec un navigateur, où que vous soyez : une vente est à l'écran avec son heure, son site et son caissier dès qu'elle est faite. Une boutique sans réseau s'affiche avec l'heure de ses dernières nouvelles, et ses ventes reprennent leur place ensuite. Un rapport peut arriver par e-mail à heure fixe, et une alerte signale un gros remboursement ou un tiroir ouvert sans vente. L'analyse avancée vient avec ${said.professional.name} et ${said.enterprise.name} ; ${said.starter.name} montre la recette du jour et le stock.`,
    next: ['Quels sont vos tarifs ?', "Comment marche l'essai gratuit ?"],
  },
  sellingPrices: {
    answer:
      "Un produit peut avoir un prix à la pièce et un prix de gros, et chaque unité a le sien. Les sites partagent une liste de prix : vous changez un prix une fois et tous suivent, sauf là où vous avez permis une exception, par exemple à la gare routière. L'ancien prix, le nouveau, le nom et l'heure restent dans la piste d'audit.",
    next: ['Quels sont vos tarifs ?', "Comment marche l'essai gratuit ?"],
  },
  tillExtras: {
    answer:
      "Nos pages ne le décrivent pas, je ne le promets donc pas : ni cartes cadeaux, ni offres du type deux pour un, ni devis, consignes, menu par code QR, frais de service ou balance reliée à la caisse. Ce qu'elles disent : remises dans la limite d'un rôle, niveaux de fidélité, ventes à crédit, articles saisis avec leur poids. Demandez à un collègue avant de choisir une formule, ou apportez le cas à la démonstration.",
    next: ['Je voudrais parler à un conseiller'],
  },
  tillDiscounts: {
    answer:
      "Un caissier n'accorde une remise que jusqu'à la limite de son rôle, et au-delà il faut un oui. Rien ne se donne en cachette : chaque remise, chaque changement de prix et chaque ouverture du tiroir figurent dans la piste d'audit avec le nom et la minute, l'ancien prix à côté du nouveau. La caisse vérifie ce droit sur le moment, hors ligne aussi.",
    next: ['Quels modules proposez vous ?'],
  },
  hello: {
    answer: `Bonjour. Je suis ${said.assistant}, l'assistant d'${said.product}. Demandez-moi les modules, les prix, l'essai gratuit ou comment nous joindre.`,
    next: ['Quels sont vos tarifs ?', 'Quels sont les modules ?', 'Comment commencer un essai gratuit ?'],
  },
  howAreYou: {
    answer: 'Bien, merci. Que voulez-vous savoir de la suite ?',
    next: ['Quels sont les modules ?', 'Quels sont vos tarifs ?'],
  },
  thanks: {
    answer: 'Avec plaisir. Voulez-vous savoir autre chose ?',
    next: ['Quels sont vos tarifs ?', 'Je voudrais demander une démo'],
  },
  goodbye: {
    answer: 'Au revoir, et merci de votre visite. Un collègue est à un message de vous.',
    next: ['Je voudrais demander une démo'],
  },
  whoAreYou: {
    answer: `Je suis ${said.assistant}, l'assistant d'${said.product} : un programme, pas une personne. Je réponds d'après les pages de ce site. Pour une personne, appuyez sur « Parler à quelqu'un ».`,
    next: ['Que peux-tu faire ?', 'Je voudrais parler à un conseiller'],
  },
  robot: {
    answer: `Je suis un programme, pas une personne. Je m'appelle ${said.assistant} et je réponds d'après les pages de ce site. Pour une personne, appuyez sur « Parler à quelqu'un ».`,
    next: ['Je voudrais parler à un conseiller', 'Que peux-tu faire ?'],
  },
  capable: {
    answer:
      "Je réponds sur les modules, les formules et les prix, l'essai gratuit, l'installation, la sécurité, nos bureaux et nos horaires. Je calcule quelle formule convient à vos utilisateurs, boutiques et produits, et ce qu'elle coûte sur les années. Pour tout le reste, un collègue aide.",
    next: ['Quelle formule pour 3 utilisateurs ?', 'Quels sont les modules ?', 'Êtes-vous ouverts maintenant ?'],
  },
  complaint: {
    answer: `Je suis désolé. Appuyez sur « Parler à quelqu'un », ou écrivez à ${said.email} en disant le jour et ce qui s'est passé : une personne lit et répond dans les ${said.emailHours} heures. Si vous ne pouvez pas vendre maintenant, appelez le ${said.phone}.`,
    next: ['Je voudrais parler à un conseiller', 'Quelle assistance proposez-vous ?'],
  },
  competitors: {
    answer:
      "Je parle pour cette suite et ne juge pas les produits des autres. Je peux dire ce que fait la nôtre et ce qu'elle coûte, et vous pouvez l'essayer gratuitement à côté de ce que vous utilisez.",
    next: ['Quels sont les modules ?', 'Quels sont vos tarifs ?', "Comment marche l'essai gratuit ?"],
  },
  unknowable: {
    answer: fixed.unknown,
    next: fixed.unknownSuggestions,
  },
  outOfScope: {
    answer: `Cela sort de ce que je peux faire. Je réponds sur ${said.product} : ses modules, formules et prix, l'essai gratuit, l'installation, l'assistance et nos bureaux.`,
    next: ['Quels sont les modules ?', 'Quels sont vos tarifs ?', 'Comment commencer un essai gratuit ?'],
  },
} as const satisfies Record<TopicId, TopicWords>
