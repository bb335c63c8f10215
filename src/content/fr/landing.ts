import type { LandingCopy } from '#content/copy/landing.ts'
import { brand } from '#facts/brand.ts'
import { figures, roleTemplates } from '#facts/claims.ts'
import { contact } from '#facts/contact.ts'
import { degreesFromEquator, headquarters, offices } from '#facts/offices.ts'
import { plans } from '#facts/plans.ts'
import { standards } from '#facts/standards.ts'
import { sayFigure, sayList, sayPrice, spell } from './figures.ts'
import { channelLabels } from './hours.ts'
import { sayAddress } from './places.ts'

const moduleWords = {
  pharmacy: {
    name: 'Gestion de pharmacie',
    short: 'Pharmacie',
    text: 'Lots, dates de péremption et ordonnances au même endroit : plus rien ne périme en rayon.',
    points: [
      'Suivi par lot et numéro de série',
      'Alerte de péremption, à temps pour vendre',
      'Ordonnances par patient',
      'Seuil de commande par médicament',
      'Vente au comptoir et reçus',
    ],
  },
  inventory: {
    name: 'Gestion de stock',
    short: 'Stock',
    text: 'Un seul stock pour tous les sites, toutes les réserves et tous les camions en route.',
    points: [
      'Lecture des codes-barres et RFID',
      'Seuils de commande',
      'Transferts entre sites',
      'Numéros de lot et de série',
      'Inventaire avec un téléphone',
    ],
  },
  restaurant: {
    name: 'Gestion de restaurant',
    short: 'Restaurant',
    text: 'La salle, la cuisine et l’addition sur le même écran.',
    points: [
      'Plan des tables en direct',
      'Bons de cuisine par poste',
      'Additions partagées ou réunies',
      'Coût de chaque assiette',
      'Cartes selon l’heure et le jour',
    ],
  },
  hotel: {
    name: 'Gestion d’hôtel',
    short: 'Hôtel',
    text: 'Chaque chambre, chaque client, chaque note, de l’arrivée au départ.',
    points: [
      'Tableau des chambres par étage',
      'Réservations et arrivées',
      'État du ménage',
      'Une seule note, restaurant et bar compris',
      'Tarifs par saison',
    ],
  },
  retail: {
    name: 'Gestion de boutique',
    short: 'Boutique',
    text: 'Une caisse qui continue de vendre quand le réseau s’arrête.',
    points: [
      'Vente sans réseau',
      'Espèces, carte et mobile money',
      'Fidélité à trois niveaux',
      'Retours et remboursements',
      'Reçus sur papier ou par e-mail',
    ],
  },
  backoffice: {
    name: 'Administration',
    short: 'Administration',
    text: 'Les sites, l’équipe et l’argent, arrêtés chaque soir.',
    points: [
      'Ventes et dépenses par site',
      `${roleTemplates.length} modèles de rôle, plus les vôtres`,
      'Journal de chaque modification',
      'Invitation du personnel par e-mail',
      'Rapports à heure fixe',
    ],
  },
  crm: {
    name: 'Relation client',
    short: 'Clients',
    text: 'Savoir qui achète, quoi, et quand rappeler.',
    points: [
      'Historique complet des achats',
      'Niveaux de fidélité',
      'Groupes de clients et campagnes',
      'Rappels pour relancer',
      'E-mails de bienvenue, envoyés pour vous',
    ],
  },
} as const satisfies LandingCopy['modules']['each']

/** The landing page in French. */
export const landing = {
  title: `${brand.product} : le logiciel de gestion né à Kigali`,
  searchTitle: `${brand.product} : gestion de boutique, pharmacie et hôtel`,
  description: `Stock, caisse, chambres, tables, personnel et clients dans une seule suite, faite à Kigali. Essai gratuit de ${figures.trialDays.value} jours, sans carte bancaire.`,
  hero: {
    kicker: 'Logiciel de gestion, fait à Kigali',
    lines: ['Les ventes.', 'Le stock.', 'Le bénéfice.'],
    // The first is the sum on the owner's phone below (scenes.phone); a test keeps them equal.
    figures: [
      { label: 'vendu aujourd’hui', currency: 'RWF', amount: 1_284_500 },
      { label: 'articles restants', currency: null, amount: 3_412 },
      { label: 'bénéfice', currency: 'RWF', amount: 318_200 },
    ],
    lead: `${brand.product} fait tourner pharmacies, boutiques, restaurants et hôtels depuis un seul compte. Chaque vente, chaque rayon, chaque table et chaque chambre s’inscrit dans le même cahier : le soir, vous fermez en sachant, pas en devinant.`,
    terms: {
      price: `À partir de ${sayPrice(plans.starter.monthlyPrice)} par mois`,
      trial: `. Essai gratuit de ${figures.trialDays.value} jours, sans carte bancaire.`,
    },
    proof: { text: 'Jugez sur pièces avant d’appeler : ', link: 'lisez le mode d’emploi' },
    explore: 'Voir les modules',
    contact: 'Nous contacter',
    badges: [
      { icon: 'shield', text: 'Données protégées' },
      { icon: 'chart', text: 'Chiffres en temps réel' },
      { icon: 'plug', text: 'Intégration par API' },
    ],
  },
  modules: {
    heading: ['Sept modules.', 'Un seul cahier.'],
    text: 'Commencez par celui qu’il vous faut ce mois-ci. Ajoutez le suivant quand vous serez prêt : vos produits, votre personnel et vos clients y sont déjà.',
    jumpLabel: 'Les sept modules',
    ready: 'Prêt à l’emploi',
    access: 'Ouvrir la plateforme',
    each: moduleWords,
  },
  about: {
    heading: 'Fait là où le réseau lâche, mais où la file d’attente tient bon.',
    text: 'Nous avons commencé à Kigali, avec des boutiques qui perdent le courant à midi et vendent jusqu’à neuf heures du soir. Ce qui tient ici tient partout.',
    points: [
      {
        title: 'Une sécurité de grande entreprise',
        text: 'Chaque entreprise garde ses données, ses utilisateurs et ses rôles. La double authentification et le journal des actions sont compris d’office.',
      },
      {
        title: 'Tout dans le cloud',
        text: 'Pas de serveur dans l’arrière-boutique. Ouvrez un navigateur sur un téléphone, une tablette ou un ordinateur, et vous êtes au travail.',
      },
      {
        title: 'Des données à jour en temps réel',
        text: 'Une vente à Huye fait baisser le stock à Kigali. Les caisses restées sans réseau se rattrapent toutes seules.',
      },
      {
        title: 'Votre façon de travailler',
        text: 'Vos validations, vos reçus, vos taxes, vos rôles. Changez une règle sans nous appeler.',
      },
      {
        title: 'Des analyses et des rapports poussés',
        text: 'Ventes par heure, marge par produit, âge du stock. Le rapport est dans vos e-mails avant l’ouverture.',
      },
      {
        title: 'Le même écran partout',
        text: 'Sur un Android d’entrée de gamme, à la caisse et au siège, on voit la même chose.',
      },
    ],
  },
  technology: {
    heading: 'Ce sur quoi tout repose',
    categories: [
      {
        title: 'Côté écran',
        items: ['Application web progressive', 'Données gardées hors ligne', standards.accessibility],
      },
      {
        title: 'Infrastructure cloud',
        items: ['Données cloisonnées', 'Conteneurs', 'SQL infogéré', 'Sauvegardes quotidiennes'],
      },
      { title: 'DevOps', items: ['Tests automatiques', 'Versions par étapes', 'Infrastructure as code'] },
      {
        title: 'Sécurité et conformité',
        items: [standards.transport, `Chiffrement ${figures.encryption.value} bits`, 'Double authentification', 'RGPD'],
      },
      {
        title: 'Performance',
        items: [standards.http, 'Brotli', 'Cache de proximité', `${sayFigure(figures.uptime)} de disponibilité`],
      },
      {
        title: 'Intégrations et API',
        items: ['REST', 'Webhooks', 'Jetons d’accès', 'Import et export CSV'],
      },
    ],
  },
  contact: {
    heading: 'Demander une démo',
    lead: `Dites-nous ce que vous vendez et où. Une personne répond dans les ${contact.demoReplyHours} heures.`,
    card: brand.company,
    address: sayAddress(headquarters),
    mapLabel: `Carte de nos bureaux à ${sayList(offices.map(({ city }) => city))}`,
    openMap: 'Ouvrir dans OpenStreetMap',
    mapNote: `${spell(offices.length, 'first')} bureaux, tous à moins de ${spell(degreesFromEquator)} degrés de l’équateur.`,
    hours: [
      { channel: 'Téléphone', hours: channelLabels.phone },
      { channel: 'E-mail', hours: channelLabels.email },
      { channel: 'Assistance technique', hours: channelLabels.support },
    ],
    equator: 'Équateur',
  },
} as const satisfies LandingCopy
