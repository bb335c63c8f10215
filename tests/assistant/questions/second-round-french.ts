import { figures, requirements } from '#facts/claims.ts'
import { packages } from '#facts/packages.ts'
import { privacy } from '#facts/legal.ts'
import { plans } from '#facts/plans.ts'
import { ask, askUnknown, turns, type AskedQuestion } from '../question.ts'
import {
  about,
  chatHours,
  closed,
  demo,
  dollars,
  emailOf,
  floor,
  halfYear,
  mail,
  monthly,
  ngoMonth,
  ngoPercent,
  no,
  once,
  phoneHours,
  phoneOf,
  savedPercent,
  saved,
  saysNo,
  saysYes,
  streetOf,
  trial,
  worked,
  yearly,
} from '../say.ts'

const positive = { mustNot: [saysNo] }
const negative = { mustNot: [saysYes] }
const elsewhere = { expect: ['declined', 'unknown'] } as const
const monthsOf = (id: keyof typeof plans, count: number) => plans[id].monthlyPrice * count

/** The languages of an answer are its own affair, so words of both are taken. */
export const frenchAgain: readonly AskedQuestion[] = [
  ask('ma fille ouvre un kiosque, quel abonnement pour commencer petit et à quel prix', [monthly('starter')]),
  ask('le forfait du milieu coûte combien chaque mois ?', [monthly('professional')]),
  ask('Enterprise mensuel svp', [monthly('enterprise')]),
  ask('tarif annuel du plan starter', [yearly('starter')]),
  ask('combien j’économise en un an avec enterprise annuel', [saved('enterprise')]),
  ask(
    'vous annoncez jusqu’à 50 % en annuel, c’est vrai pour tous ?',
    [[savedPercent, /petites entreprises|small business/]],
    negative,
  ),
  ask('la licence à vie la moins chère', [once('essential')]),
  ask('licence unique pour 8 personnes et deux magasins', ['business', once('business')], {
    ...worked({ users: 8, locations: 2 }),
  }),
  ask('enterprise par mois en FCFA', [about(plans.enterprise.monthlyPrice, 'XAF')]),
  ask('Business en francs rwandais', [about(packages.business.price, 'RWF')]),
  ask('professional par an en kwanza', [about(plans.professional.annualPrice, 'AOA')]),
  ask('10 mois de starter, ça fait combien au total', [dollars(monthsOf('starter', 10))], {
    ...worked({}, monthsOf('starter', 10)),
  }),
  ask('deux ans de professional payés au mois, total ?', [dollars(monthsOf('professional', 24))], {
    ...worked({ users: 5, years: 2 }),
  }),
  ask('on est 6 vendeuses dans un seul magasin', ['enterprise'], worked({ users: 6 })),
  ask('seule dans ma boutique mais 200 articles', ['professional'], worked({ products: 200 })),
  ask('2 boutiques, moi et ma soeur, lequel prendre', ['professional'], worked({ users: 2, locations: 2 })),
  ask('petite entreprise qualifiée, starter la première année, je paie combien', [halfYear('starter')]),
  ask('ONG: prix mensuel de enterprise après réduction', [ngoMonth('enterprise')]),
  ask('pour les associations la remise de 75 % s’arrête quand ?', [ngoPercent, /vie|life|tant que|as long|not|pas/]),
  ask('notre association a six mois d’existence, on peut postuler ?', [/1 an|1 year|one year|personne|person|ask/], {
    ...negative,
  }),
  ask('est-ce que je dois payer chaque module à part', [no], negative),
  ask('starter inclut il la sauvegarde', [['professional', saysNo]], negative),
  ask('le support téléphonique de nuit existe avec professional ?', [['enterprise', saysNo]], negative),
  ask('marque blanche, dans quel forfait', ['enterprise']),
  ask('différence entre Essential et Business', [once('essential'), once('business')]),
  ask('la licence s’arrête après les deux ans de mises à jour, c’est ça ?', [/rest|vie|life|stay|keep|yours|contin/], {
    ...negative,
  }),
  ask('pendant l’essai on peut utiliser enterprise ?', [trial]),
  ask('à la fin des 30 jours vous prélevez automatiquement ?', [no], negative),
  ask('pouvez-vous me montrer le logiciel avec mes propres produits', [demo], positive),
  ask('mon pharmacien veut voir les médicaments proches de la péremption', [/expir|perem|date/], positive),
  ask('l’assurance du patient paie une partie, vous gérez ?', [/assur|insur/], positive),
  ask('une fuite d’eau dans la chambre 8, comment la bloquer', [/repair|repar|clos|ferm|chambre|room/]),
  ask(
    'le client de l’hôtel mange au restaurant, tout sur une facture ?',
    [/bill|factur|note|compte|account/],
    positive,
  ),
  ask('les serveurs ont-ils besoin de tablettes', [/phone|telephone/], negative),
  ask('comment diviser l’addition entre amis', [/split|divis|partag|part/]),
  ask('mes voisins prennent à crédit, il y a un cahier de dettes ?', [/dett|debt|credit|trust/], positive),
  ask('j’achète en carton et je vends à la pièce', [/carton|piece|packet|unit/], positive),
  ask('puis je scanner avec l’appareil photo du téléphone', [/camera|photo|phone|telephone/], positive),
  ask('ticket de caisse par e-mail', [/e-?mail|courriel/], positive),
  ask('les deux caisses sont hors ligne et vendent le même dernier sac', [
    /both|les deux|zero|moins que rien|less than nothing/,
  ]),
  ask('mon frère au Congo a une autre monnaie, une deuxième succursale là-bas est possible ?', [
    /currenc|monnaie|devise|branch|location/,
  ]),
  ask('qui peut voir le chiffre d’affaires parmi mes employés', [/role/]),
  ask('le comptable doit lire sans toucher, quel rôle', [
    [
      /audit[^.]{0,100}(li[rts]|lecture|read|comptable|accountant|chang)/,
      /(li[rt]\b|lecture|read|comptable|chang)[^.]{0,100}audit/,
      /(donnez|prenez|le role|the role) (lui )?(le role )?audit/,
    ],
  ]),
  ask('un employé est parti, que faire de son compte', [/deactiv|desactiv|acces|access/]),
  ask('nombre minimum de caractères du mot de passe', [String(requirements.passwordLength.value)]),
  ask('combien de mémoire vive faut-il', [`${requirements.memoryMinimum.value}GB`]),
  ask('dans quel format j’importe mes clients', [/csv|spreadsheet|tableur|excel/]),
  ask('combien de restaurants vous font confiance', [floor('restaurants')]),
  ask('combien de transactions par jour passent chez vous', [/50,000/]),
  ask('minutes d’arrêt permises par mois avec 99,99 %', [/\b(4|quatre|four) minutes/]),
  ask('longueur de chiffrement utilisée', [/256/]),
  ask('adresse du bureau au Cameroun', [streetOf('bafoussam')]),
  ask('courriel pour Kampala', [emailOf('kampala')]),
  ask('je suis à Dakar, qui j’appelle', [[phoneOf('abidjan'), 'abidjan']]),
  ask('jusqu’à quelle heure le chat', [chatHours[1] ?? '']),
  ask('on peut vous appeler le dimanche ?', [[closed, ...phoneHours.slice(1).flat(), /mon|lun/, no]], negative),
  ask('bureau de Luanda ouvert en ce moment ?', [[closed, saysNo]], {
    now: '2026-11-11T10:00:00Z',
    timeZone: 'Africa/Luanda',
    mustNot: [saysYes],
  }),
  ask('panne à 2 h du matin je ne peux plus vendre', [phoneOf('kigali')]),
  ask('vous gardez mes messages combien de temps', [String(privacy.retentionDays)]),
  ask('votre site met-il des cookies', [no], negative),
  ask('le congé parental chez vous dure combien', [[`${figures.parentalLeave.value} weeks`, '16 semaines']], {}),
  ask('je veux mon adresse mail effacée de chez vous, j’écris où', [mail]),
  ask('y a-t-il une version en une seule fois payée et combien d’années de support pour Business', [
    once('business'),
    /(2|deux|two) (years|ans|annees)/,
  ]),
  ask('et en francs CFA ?', [about(plans.starter.annualPrice, 'XAF')], {
    history: turns('starter par an ?', `Starter coûte ${yearly('starter')} par an.`),
  }),
  askUnknown('quel est le nom de votre directeur général'),
  askUnknown('acceptez-vous le paiement par Orange Money pour l’abonnement'),
  askUnknown('combien de clients au Sénégal exactement'),
  ask('raconte une blague sur les Belges', [], elsewhere),
  ask('comment soigner la toux de mon bébé', [], elsewhere),
  ask('capitale du Burkina Faso', [], { ...elsewhere, mustNot: [/ouaga/] }),
]
