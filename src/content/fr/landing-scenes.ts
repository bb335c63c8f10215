import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { tierNames } from './names.ts'

/** Sample data of the drawn scenes in French: made up, and the totals are those of every language. */
export const scenes = {
  phone: {
    label:
      'Le téléphone du patron : les ventes du jour de trois sites, les ventes par heure, et ce qui demande son attention.',
    day: 'Jeudi, trois sites',
    change: '+12 %',
    since: 'sur jeudi dernier',
    needs: 'À voir',
    notices: [
      {
        module: 'pharmacy',
        what: '84 boîtes périment dans 21 jours',
        when: 'à l’instant',
        detail: 'Amoxicilline 500 mg, lot AX-2291',
      },
      {
        module: 'inventory',
        what: 'Transfert arrivé à Musanze',
        when: '13:50',
        detail: '76 partis, 75 arrivés',
      },
      {
        module: 'restaurant',
        what: 'La table 7 veut l’addition',
        when: '13:46',
        detail: '38 500 RWF, mobile money',
      },
      {
        module: 'hotel',
        what: 'Trois arrivées avant 18:00',
        when: '13:20',
        detail: 'Les 103, 204 et 306 sont prêtes',
      },
    ],
    lists: [{ title: 'Par site', rows: { Kimironko: 612_000, Musanze: 418_300, Huye: 254_200 } }],
  },
  pharmacy: {
    label: 'Les lots par date de péremption : au premier, 84 boîtes d’amoxicilline, il reste 21 jours.',
    title: 'Lots par péremption',
    aside: '412 lots',
    batches: [
      {
        name: 'Amoxicilline 500 mg',
        detail: 'AX-2291, 84 boîtes',
        expires: '21 jours',
        units: 84,
        unitPrice: 2_400,
        isDue: true,
      },
      {
        name: 'Artéméther-luméfantrine',
        detail: 'AL-0907, 130 boîtes',
        expires: 'mars 2027',
        units: 130,
        unitPrice: 2_800,
      },
      {
        name: 'Sels de réhydratation',
        detail: 'OR-5512, 600 sachets',
        expires: 'août 2027',
        units: 600,
        unitPrice: 200,
      },
    ],
  },
  inventory: {
    label: 'Un transfert de stock de 76 articles, en route de Kigali à Musanze.',
    title: 'Transfert TR-0418',
    aside: 'En route depuis 11:40',
    route: 'De Kigali à Musanze',
    distance: '92 km, 2 h 10',
    unit: 'articles',
    items: [
      { name: 'Riz, 25 kg', sent: 40 },
      { name: 'Huile, 5 L', sent: 24 },
      { name: 'Sucre, 50 kg', sent: 12 },
    ],
  },
  restaurant: {
    label: 'Plan des tables d’une terrasse : cinq tables sur onze sont prises, la table 7 demande l’addition.',
    title: 'Terrasse, 13:47',
    aside: '5 sur 11 prises',
    key: { t: 'Prise', a: 'Addition', n: 'Réservée', f: 'Libre' },
  },
  hotel: {
    label: 'Tableau de dix-huit chambres : onze occupées, trois arrivées attendues, deux au ménage, deux libres.',
    title: 'Nuit de jeudi',
    aside: '14 sur 18 vendues',
    key: { t: 'Occupée', a: 'Arrivée', n: 'Ménage', f: 'Libre' },
  },
  retail: {
    label: 'Un ticket de caisse, vendu sans réseau à 11:02 et envoyé à 11:09.',
    title: 'Imbuto Market, Musanze',
    lines: [
      { name: 'Riz 5 kg', price: 7_500 },
      { name: 'Haricots 2 kg', price: 2_600 },
      { name: 'Huile 1 L', price: 2_400 },
      { name: 'Sucre 1 kg', price: 1_650 },
      { name: 'Lait 500 ml', price: 600 },
    ],
    total: 'Total',
    tax: 'dont TVA 18 % :',
    note: 'Vendu sans réseau 11:02, envoyé 11:09',
  },
  backoffice: {
    label: 'Ventes et dépenses de trois sites cette semaine, et un changement de prix à vérifier.',
    title: 'Cette semaine',
    aside: 'millions de RWF',
    costs: 'dépenses',
    branches: [
      { name: 'Kigali', detail: '6 agents', sales: 8.4, costs: 5.9 },
      { name: 'Musanze', detail: '4 agents', sales: 5.1, costs: 3.8 },
      { name: 'Huye', detail: '3 agents', sales: 3.6, costs: 2.9 },
    ],
    check: 'À vérifier :',
    note: 'Aline a changé le prix du sucre, 09:14',
  },
  crm: {
    label: 'Une cliente de niveau Or, ses dernières visites et un appel à passer aujourd’hui.',
    title: 'Claudine Uwase',
    aside: '42 visites depuis 2022',
    tiers: [tierNames.Bronze, tierNames.Silver, tierNames.Gold],
    visits: [
      { when: 'Aujourd’hui', what: 'Appel pour 200 cahiers d’écolier', result: 'Avant 16:00', isDue: true },
      { when: 'Mardi', what: 'Boutique, Kimironko', result: '46 300 RWF' },
      { when: '18 octobre', what: 'Chambre 204, deux nuits', result: '130 000 RWF' },
    ],
  },
} as const satisfies SceneCopy
