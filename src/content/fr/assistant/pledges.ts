import type { pledges as english } from '#content/en/assistant/pledges.ts'
import type { Pledge } from '#content/guard-pledge.ts'

const faits = String.raw`(?:envoyer?s?e?e?s?|reservee?r?s?|activee?r?s?|creee?r?s?|planifiee?r?s?|confirmee?r?s?|annulee?r?s?|remboursee?r?s?|transmettre|transmise?s?|transferee?r?s?|enregistree?r?s?|appliquee?r?s?|prolongee?r?s?|appelee?r?s?|offrir|offerte?s?|accordee?r?s?|programmee?r?s?|contactee?r?s?|inscrire|inscrite?s?|approuvee?s?|prete?s?|faire une (?:remise|reduction))`

/** Ce que personne ne peut promettre, en français, sous les noms de l’anglais. */
export const pledges: Readonly<Partial<Record<keyof typeof english, Pledge>>> = {
  iDo: {
    says: String.raw`\bj(?:'ai|e vais|e viens d[e']|e peux|e vous|e t')(?: (?:vous|deja|bien|tout de suite|aussi|d'|de|ai|les?|la)){0,4} ?${faits}|\bje vous (?:envoie|reserve|offre|donne|garantis|promets|fais|accorde|inscris|transfere|appelle|rappelle|rembourse|contacte|confirme)\b`,
  },
  isDone: {
    says: String.raw`\bvotre (?:compte|demo|essai|demande|rendez-vous|commande|remise|abonnement|message|place)[^.;]{0,12} (?:est|a ete|sera) (?:bien |maintenant |deja )?${faits}`,
  },
  soonReached: {
    says: String.raw`\b(?:notre|une|l'|un) [\p{L}' -]{2,30} (?:vous )?(?:(?:passe|vient) chez vous|livrera|installera|viendra|passera|rappellera|appellera|remboursera|enverra)\b`,
  },

  tomorrow: { says: String.raw`\b(?:demain|apres-demain|ce soir)\b` },
  next: {
    says: String.raw`\bprochaine?s? (?:semaines?|mois|trimestre|annee|version|jours|mise a jour)\b|\b(?:semaine|mois|trimestre|annee|version|«weekday») prochaine?\b`,
  },
  onWeekday: {
    says: String.raw`\b(?:d'ici|avant|des|le|ce)(?: (?:au|le)){0,3} (?:«weekday»)\b(?!s?\.? ?(?:to|-|through|till|until|and|a|au|et)\b)`,
    unless: 'ferme',
  },
  inMonth: {
    says: String.raw`\b(?:en|des|d'ici|avant|fin|debut|courant)[ -](?:fin |debut )?(?:«month»|(?:ce |le )trimestre)`,
  },
  onDate: { says: String.raw`\b\d{1,2}er (?:«month»)\b` },
  coming: {
    says: String.raw`\b(?:disponible|sort\w*|arriv\w+) bientot\b|\bbientot (?:disponible|la|pret)|\b(?:feuille de route|en developpement)\b|\bprevue?s? pour\b|\bsera (?:disponible|livree?|lancee?|ajoutee?)`,
  },
  weekend: {
    says: String.raw`\b(?:samedis?|dimanches?|jours? feries?)\b`,
    unless: 'ferme|hors|urgence|ventes|sauf',
  },
  thisPeriod: {
    says: String.raw`\b(?:arriv\w+|livr\w+|install\w*|disponible)\b.{0,20}\b(?:cette|ce) (?:semaine|mois|trimestre|annee)\b`,
  },
  soon: { says: String.raw`\b(?:avant|d'ici) (?:noel|paques)\b` },
  quickReply: {
    says: String.raw`\b(?:respon\w+|repon\w*)\b.{0,25}\b(?:en quelques minutes|dans l'heure|(?:en|sous) une heure|immediatement)`,
  },
  howLong: {
    says: String.raw`\b(?:demo|demonstration|import|formation|installation|mise en (?:place|service))\b.{0,12}\b(?:dure|prend|demande) (?:environ |seulement |moins d[e'] ?){0,2}(?:une?|quelques) (?:minutes?|heures?|jours?|journee|semaines?|mois)\b`,
  },
  anyTimeCall: {
    says: String.raw`\b(?:appel\w*|telephone)\b.{0,24}\b(?:jour et nuit|a toute heure)\b`,
    unless: 'urgence',
  },
  untilMidnight: { says: String.raw`\b(?:ouverte?s?|repond\w*|chat|telephone)\b.{0,30}\bminuit\b` },

  halfPrice: { says: String.raw`\b(?:moitie[- ]prix|a moitie|moitie du prix)\b` },
  deal: {
    says: String.raw`\b(?:offre|prix|tarif)s? (?:specia\w+|exclusi\w+|preferenti\w+|promotionnel\w*|reduit\w*)|\b(?:code promo|ristourne)s?\b`,
  },
  discount: {
    says: String.raw`\b(?:rabais|remises?|reductions?|% de (?:moins|rabais))\b`,
    unless: String.raw`(?:volume|plusieurs (?:lieux|sites|points|magasins|emplacements|etablissements)|sur mesure).{0,300}(?:demande|commercial|equipe|devis)|(?:demande|devis|contact).{0,300}(?:sur mesure|plusieurs|volume)|(?:ong|associations?)\b.{0,300}(?:75|a vie|remise|reduction)|annuel|(?:par|a l'|12) ?(?:an\b|annee)|\ban paye|demandes? de remise`,
  },
  refund: { says: String.raw`\brembours\w+\b|\brend\w+ (?:\w+ )?argent\b` },
  yourRefund: { says: String.raw`\bvous (?:\p{L}+ ){0,2}rembours\w+` },
  guarantee: {
    says: String.raw`\b(?:garanti\w*|promets|promettons|sans risque)\b`,
    unless: 'garantie SLA',
  },
  noFees: {
    says: String.raw`\b(?:sans|aucuns?) (?:\w+ )?(?:installation|caches?) frais\b|\b(?:sans|aucuns?) frais\b`,
    unless: String.raw`\bong\b|association`,
    evenDenied: true,
  },
  freeForever: {
    says: String.raw`\bgratuite?(?:ment)?s?\b(?:(?! et )[^,;.]){0,30}\b«lifelong»|\b«lifelong».{0,20}\bgratuit`,
  },
  noCharge: { says: String.raw`\b(?:offert\w*|sans payer)`, unless: String.raw`essai|ong\b`, evenDenied: true },
  free: {
    says: String.raw`\bgratuite?(?:ment)?s?\b`,
    unless: String.raw`essa[iy]|tester|chambres? (?:est|sont)? ?free|\bong\b|associations?|accelerateur|30 jours`,
  },
  lifelongPlan: {
    says: String.raw`\b(?:«lifelong»)\b[^,;]{0,200}\b(?:essai|abonnement)\b|\b(?:trial|starter|professional|subscription|abonnement)\b[^,;]{0,200}\ba vie\b|\babonnement\b[^,;]{0,200}\blifetime\b`,
    unless: 'alors que|tandis|achat|toujours',
  },
  longerTrial: { says: String.raw`\b(?:prolong\w+|deuxieme) (?:votre |l'){0,2}essai` },
  fixedPrice: { says: String.raw`\b(?:prix|tarif)s?\b.{0,25}\b(?:bloque|gele|fixed)`, evenDenied: true },
  aYearFree: {
    says: String.raw`\b(?:essai|gratuit\w*)\b.{0,20}\b(?:de|pendant|dure) (?:un|une) (?:\w+ )?(?:semaines?|mois|ans?|annees?|trimestre)\b`,
    unless: String.raw`\bong\b`,
  },
  halfOfThat: { says: String.raw`\bmoitie de (?:cela|ca)\b|\bdivis\w+ par\b` },
  pricePerHead: {
    says: String.raw`\b(?:ce prix|cela)(?: est)? (?:par|pour chaque) (?:utilisateur|magasin|jour|semaine)\b|\bprix\b.{0,20}\b(?:tous les|chaque) forfaits?`,
  },
  inParts: { says: String.raw`\b(?:en \uE000?\d+ fois|sans interets?)\b` },
  otherPlan: {
    says: String.raw`\b(?:forfait|formule|version|offre) (?:basique|premium|gold|platine|gratuite?|standard|famille)\b|\b(?:gratuit|basique) (?:plan|package|edition|version)s?\b`,
  },
  platinum: { says: String.raw`\b(?:platine|diamant)\b` },
  partOff: {
    says: String.raw`\b(?:moitie|un tiers|un quart) (?:de moins|less|off)\b|\b(?:economise\w*|gagne\w*) (?:vous )?(?:la moitie|un tiers|un quart)\b`,
  },
  partOfPrice: {
    says: String.raw`\bpaie\w* (?:la )?moitie\b|\b(?:moitie|tiers|quart) (?:du prix|de moins)\b|\btrois fois rien\b`,
  },
  forEverybody: {
    says: String.raw`\b(?:tout le monde|(?:tous|toutes|chaque) (?:les )?(?:clients?|entreprises?|ong|associations?))\b.{0,40}\b(?:remises?|reductions?|% de (?:moins|remise))`,
  },
  trialAgain: { says: String.raw`\bessai\b.{0,40}\b(?:renouvel\w+|deux fois|\uE0002 fois)\b` },
  accepted: {
    says: String.raw`\bvotre (?:ong|association|demande|commerce|entreprise|organisation) (?:est|a ete) (?:admise?|acceptee?|approuvee?|eligible)\b`,
  },
  youQualify: {
    says: String.raw`\b(?:tout le monde|chacun|n'importe qui) (?:a droit|est (?:eligible|admissible))|\bvous (?:etes (?:eligible|admissible)|avez (?:\w+ )?droit|remplissez)`,
    unless: String.raw`\bsi\b`,
  },
  noTrial: { says: String.raw`\bpas d'essai`, evenDenied: true },
  cardForTrial: { says: String.raw`\bessai\b.{0,30}\b(?:demande|exige) (?:une )?carte` },
  wrongList: { says: String.raw`\b(?:vrai|veritable) (?:prix|tarif)\b` },

  saidNoTo: {
    says: [
      String.raw`\b(?:mobile money|argent mobile)\b[^.;,]{0,25}\b(?:marche\w*|fonctionne\w*|passe\w*|possible|accepte\w*)\b[^.;]{0,25}\b(?<said>hors[ -]ligne|sans (?:le |aucun )?(?:reseau|internet|connexion))`,
      String.raw`\bchang\w+ (?:\w+ )?(?:monnaie|devise)|\b(?:monnaie|devise)\b[^.;]{0,20}\b(?:se change|peut (?:etre|se) chang)`,
      String.raw`\b(?:supprim|effac|modifi|desactiv)(?:e|er|ez|ent)\b[^.;]{0,25}\b(?:journal|ventes?)\b`,
      String.raw`\b(?:avertit|previent|signale|verifie|alerte)\b[^.;]{0,40}\b(?:interactions?|incompatib\w+)`,
      String.raw`\breservations?\b[^.;]{0,40}\b(?:automatiquement|toutes seules|synchronis\w+)`,
      String.raw`\b(?:debite|preleve|facture|renouvele)\w*\b[^.;]{0,12}\bautomatiquement`,
      String.raw`\b(?:paye[rz]?|paie) (?:\w+ )?(?:par|chaque) module|\bmodules? (?:est|sont) en supplement`,
      String.raw`\bcesse\w* de (?:marcher|fonctionner)|\bsauvegardes?\b[^.;]{0,20}\btoutes les (?:heures|minutes)`,
      String.raw`\bcarte\b[^.;]{0,10}\b(?:est|sera) (?:debitee|prelevee)|\b(?:depose|pose|utilise) (?:\S+ )?cookies\b|\blicence\b[^.;]{0,25}\b(?:renouvel\w*|expire)\b`,
      String.raw`\b(?:comprend|inclut|a|offre) une boutique en ligne|\b(?:gere|calcule|traite|tient|tenons) (?:aussi )?(?:la paie|les salaires|les fiches de paie|(?:la|votre) comptabilite)\b`,
      String.raw`\bse connecte a votre banque|\bvotre compte bancaire\b|\bcheques?-cadeaux?\b|\bpaie vos (?:fournisseurs|employes|salaires)`,
    ].join('|'),
    unless: String.raw`avant|(?:autre|chaque|nouveau) site|\bsi\b`,
  },

  human: {
    says: String.raw`\bje suis (?:une? )?(?:vraie? )?(?:humaine?|personne|employee?|collegue)\b|\bvous (?:parlez|ecrivez|discutez) (?:a|avec) (?:une? )?(?:vraie? )?(?:humaine?|personne|employee?|collegue)\b|\bje suis (?!sozi\b)\p{L}+,? (?:du|de (?:la|l')|de notre) ?(?:service|equipe|commercial)`,
  },
  secrets: {
    says: String.raw`\b(?:envoyez|donnez|dites|tapez|ecrivez)\b.{0,15}\bvotre (?:\w+ ){0,2}(?:pins?\b|cvv|mot de passe|carte)|\b(?:quel(?:le)? est|envoyez|donnez|dites|tapez|ecrivez|indiquez|communiquez|lisez|faut)\b.{0,40}\b(?:pins?|cvv|mots? de passe|numero de (?:votre |la )?carte|code (?:recu|secret))\b`,
    unless: 'connexion|caisse',
  },
  handOver: {
    says: String.raw`\b(?:donnez|envoyez|dites|dictez|lisez|communiquez|tapez)\b.{0,15}\bvotre code\b|\b(?:transferez|envoyez|donnez|remettez|versez|deposez)\b[^.;]{0,12}\b(?:argent|fonds|especes|liquide)\b[^.;]{0,12}(?:\ba\b|\bau\b|\bpar\b|\bvers\b|\bsur\b)|\b(?:donnez|remettez|payez)-(?:lui|leur|moi)\b[^.;]{0,15}\b(?:argent|especes|liquide)\b`,
  },
  harm: {
    says: String.raw`\b(?:prenez|avalez)\b.{0,15}\b(?:comprimes?|gelules?|doses?|paracetamol|ibuprofene|aspirine|antibiotiques?)\b|\b(?:tuez|blessez|suicidez)-vous\b`,
  },
  ofUs: {
    says: String.raw`\bjamais\b[^.;]{0,15}\bfactures? de (?:nous|notre part)\b|\b(?:nous|imisozi)\b[^.;]{0,12}\b(?:avons|a|ete|eu)\b[^.;]{0,20}\b(?:pirate\w*|fuites?|failles?)\b|\b(?:gouvernement|ministeres?|parlement|police|armee|banque de|universite de)\b[^.;]{0,30}\b(?:utilise\w*|a choisi|fait confiance)\b[^.;]{0,8}\b(?:notre|nous|imisozi|la suite)\b`,
    evenDenied: true,
    unless: '«unsure»',
  },
  taxesAndPenalties: {
    says: String.raw`\b(?:il|elle|imisozi|suite|systeme|logiciel)\b[^.;]{0,12}\b(?:declare|depose|paie|envoie|transmet|remplit)\b[^.;]{0,25}\b(?:impots?|taxes?|tva)\b|\bpenalites?\b[^.;]{0,12}\b(?:depart|resili|annul|arret)\w*|\bfrais de (?:resiliation|depart|sortie)\b`,
  },
  compensation: { says: String.raw`\b(?:dedommag\w+|indemni\w+)\b` },
  best: { says: String.raw`\b(?:leader du marche|le meilleur logiciel)\b` },
  boss: {
    says: String.raw`\b(?:[Ff]ondat\w+|[Dd]irect(?:eur|rice))s?\b(?:,| est|:| Mr\.?| Mme){1,4} (?!Administrator|Employee|Staff|Auditor|Super|Starter|Professional|Enterprise)\p{Lu}\p{Ll}+`,
  },
  certified: { says: String.raw`\b(?:certifiee?s?|homologu\w+|agreee? par|partenaires? (?:officiels? )?de)\b` },
}
