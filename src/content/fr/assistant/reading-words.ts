import type { ReadingWordName } from '#content/copy/assistant/words.ts'
import { offices } from '#facts/offices.ts'

const towns = offices.map(({ city }) => city.toLowerCase()).join('|')

/** Les petits mots par lesquels un message est découpé et lu ; vide où il n'y a rien à ajouter. */
export const readingWords = {
  // « Si j’ai payé et que je veux acheter » est une seule phrase.
  and: String.raw`et(?! que (?:je|on|nous|vous|il|elle|mon|ma|mes)\b)`,
  elision: '[cdjlmnst]|qu',
  joint: 'et|puis|mais|aussi',
  lead: 'et|mais|alors',
  furthermore: 'et si|apres|après',
  // `Mais ou menos` est du portugais, et ne demande pas où.
  opener:
    'c.?est (?:a|à) quelle?|combien|quel|quelle|quels|quelles|comment|ou(?! menos\\b)|quand|qui|pourquoi|est[- ]ce|esque|avez|pouvez|puis|peut|peux|peut-on|faut-il|dois-je|vous (?:avez|pouvez|faites|acceptez|proposez)|y a-t-il|dites|donnez|je veux|je voudrais|aussi',
  /** Before and behind how long something has been. */
  sinceAhead: 'il y a|depuis|ca fait|cela fait',
  sinceBehind: 'deja',
  areOld: '(?:on|elle|il|ong|association|cooperative|entreprise|boutique) a|nous avons',
  founded: 'fondee?|creee?|enregistree?|nee|lancee?|legalisee?|reconnue?|demarre|commence',
  thisYear: 'cette annee',
  lastYear: '(?:l )?an(?:nee)? (?:dernier|derniere|passe|passee)',
  preposition: "depuis|jusqu['’]?[aà]|[aà]|de|pour|dans|avec|en",
  interrogative: 'quand|quel|quelle|quels|quelles|combien|qui',
  asksWho: 'qui',
  asking: "combien|cmb|cmbien|prix|quelle heure|jusqu'?(?:a | a )?quand",
  orNot: 'ou (?:pas|non)',
  /** Between two of which one is asked: `in Rwanda, or with us`. */
  orElse: 'ou',
  please: "svp|stp|s['’ ]?il (?:vous|te) pla[iî]t",
  tag: "(?:c'est )?possible|qui a raison|(?:ça|ca|cela) (?:pose|fait) (?:un )?probl[eè]me|(?:est-ce|c['’]est) un probl[eè]me|(?:il|elle|a-t-il|a-t-elle) a raison|c['’]?(?:est)? ?(?:vrai|bon|exact|juste|correct)|est-ce (?:vrai|exact)|n'est-ce pas|vrai|non|combien(?: reste(?:-t-il)?)?|comment (?:faire|on fait|je fais|fait-on)|que faire|que dois-je faire",
  /** `When the power is out, what happens to the sales?` tells before it asks. */
  together: 'ensemble|en meme temps|en même temps|tous les deux|toutes les deux|à la fois|a la fois',
  circumstance: "quand|lorsque|lorsqu['’]|si|s['’]|des que|dès que",
  fewCounted: 'deux|trois|quatre|cinq',
  questions: '(?:petites? )?(?:choses|trucs|questions|points)',

  shortened: 'resp|env|ca|tel|ex|mme|mlle|nb|cf',
  shortenedBeforeNumber: '',

  assent: "oui|d'accord|merci|donc|mais|bon",
  followUp: 'donc|mais|et|ou|sinon|alors|pour|avec|en|dans|sur|pendant|meme|jusqu|(?:non )?je (?:veux|voulais) dire',
  whySaid: String.raw`pourquoi(?: (?:cela|ca|ça|pas|celle|\d|la|(?:le |l.achat )?(?:business|essential)|starter|professional|enterprise)\b|\W*$)`,
  forSoMany: 'pour|avec|à|a',
  firstOf: '(?:la |le )?premiere?|la 1|1',
  secondOf: '(?:la |le )?(?:deuxieme|seconde?|derniere?)|la 2|2|autre|l autre',
  followUpBehind: 'alors|donc',
  pointsBack:
    'c.est (?:dans|avec|compris|inclus)|les deux|des deux|lui|ils|elles|il|y|là|elle|ça|ca|cela|celle-là|celui-là',
  pointsAnywhere: 'ça|ca|cela|ceci|elles?|ils?(?! y a)',
  pointsAtEnd: 'le|la|les|lui',
  smaller: 'plus petite?|moins chere?|en dessous|inferieure?',
  bigger: 'plus grande?|plus chere?|plus grosse?|au dessus|superieure?',
  hearsay: String.raw`(?:on|un|une|quelqu['’]un|mon|ma|notre|le|la)\s(?:[\w-]+\s){0,3}?(?:m['’]? ?a dit|nous a dit|me dit|dit|jure|pr[ée]tend|affirme|raconte|assure)(?: que| qu['’])|il (?:para[iî]t|semble) (?:que|qu['’])|(?:j['’]? ?ai|nous avons|on a) (?:lu|vu|entendu(?: dire)?) (?:que|qu['’])|vous (?:dites|annoncez|[ée]crivez|promettez) (?:que|qu['’])`,

  questionLead: 'bonjour|et|alors|donc',
  verb: 'est|sont|puis|peut|peux|pouvez|avez|as tu|a t|y a|il y a|faut|dois|acceptez|proposez|offrez|faites|vendez|c est|ca|ce',
  asksAtEnd: ' est ce que | (?:vrai|est bon|cest bon)$',
  continued: 'et|ou|pour|si',
  asksWhat: 'combien|quels?|quelles?|qui|quand|ou est|comment|pourquoi|quoi|que|qu est ce',
  wants: 'je veux|je voudrais|on veut|nous voulons',
  wantsTold: 'savoir|dire',
  told: 'combien|quel',
  notPlain: 'seulement|limite|ou',
  notBehind: 'pas|non',
  negated: 'ne|pas|sans|jamais|aucune?|ni|rien|personne',
  relative: 'moins|sous|entre|dessous|dessus',
  adverse: String.raw`perd\w*|arrete\w*|supprim\w*|risque\w*|probleme|difficile|complique|cher|faut|besoin|obligatoire|oblige|dois|doit|devons`,
  /** Of what must be taken. */
  duty: 'faut|besoin|oblige|dois|doit|devons|obligatoire',
  perDay: String.raw`\b(?:par|chaque|la) (?:jour|journee)\b|\bquotidien\b`,
  perWeek: String.raw`\b(?:par|chaque|la) semaine\b|\bhebdomadaire\b`,
  perMonth: String.raw`\b(?:mois|mensuel\w*)\b`,
  perYear: String.raw`\b(?:an|ans|annees?|annuel\w*)\b`,

  beforePeople:
    'equipe de|(?:employes|personnel) (?:sont|est de)|nous sommes|on est|sommes|devenons|devien[st]?|serons|sera|(?:on|nous) (?:descend|descendons|passe|passons|monte|montons) a|pour nous|tou(?:te)?s les',
  roughly: 'seulement|environ',
  us: 'nous',
  ofUs: 'entre nous',
  alone:
    '(?:je suis|je travaille|je bosse) (?:l[ea] )?(?:toute? )?seule?|(?:que|seulement) moi|moi seule?|(?<!mails? |messages? |lettres? |rapports? )toute? seule?|plus que moi|juste moi',
  inShifts:
    '(?:en|par) (?:(?:deux|trois|2|3) )?equipes|(?:deux|trois|2|3) equipes|(?:en|par) roulement|en 3 8|jour et nuit',
  perLocation:
    '(?:dans |en )?chacune?(?! (?:[a-z]+ ){0,4}(?:nom|code|login|identifiant|mot de passe|compte|acces|telephone)s?(?![a-z]))|(?:par|dans chaque) (?:boutique|magasin|site|agence)',
  eachHas:
    'dans chacune?(?: d elles)?|(?:chacune?|chaque (?:boutique|magasin|site|agence))(?: (?:avec|a|ayant|compte|emploie|il y a|travaillent))?',
  me: 'moi meme|moi',
  companion:
    'tresoriere?|secretaire|caissiere?|cuisinier|cuisiniere|serveur|serveuse|gerante?|comptable|magasinier|chauffeur|receptionniste|pharmacien|pharmacienne|assistante?|vendeur|vendeuse|mere|pere|maman|papa|femme|mari|frere|soeur|fils|fille|cousine?|associee?|neveu|niece|beau frere|belle soeur|stagiaire|apprentie?|pompiste|adjointe?|titulaire|gardien|vigile|livreur|(?<=\\b(?:le|un|mon|notre|et|plus|1) )chef|oncle|tante|amie?|(?<=\\b(?:moi|et|plus) )(?:lui|elle)(?= (?:et|plus|\\d|une?|mon|ma|notre|le|la)\\b|$)',
  owner: 'patron|patronne',
  protest: String.raw`(?:vous|tu) (?:repondez|reponds) (?:toujours |completement )?a cote|(?:ca |cela )?(?:n )?a rien a voir|rien a voir|ni l un ni l autre|(?:je |j )?(?:ai |vous ai )?(?:demande|pose) (?:2|deux|3|trois) (?:choses|questions)|(?:re)?(?:compte[sz]?|calcule[sz]?)(?: (?:encore|bien|a nouveau|de nouveau))|recompte[sz]?|(?:je |j )?(?:ne )?(?:ai|n ai) pas (?:demande|dit|parle) (?:ca|cela|de (?:ca|cela))|(?:tu|vous) (?:(?:ne )?(?:m )?)?(?:as|avez|n as|n avez) pas (?:repondu|compris)(?: a ma question| ma question)?|(?:tu|vous) (?:ne )?(?:me )?(?:reponds|repondez|comprends|comprenez) pas(?: a ma question| ma question)?|(?:c |ce )?(?:n )?est pas (?:ca|cela|clair|ma question|ce que je (?:demande|demandais|dis|voulais))|pas (?:ca|cela)|(?:je )?(?:ne )?veux pas (?:appeler|telephoner|parler)(?: au telephone)?|(?:vous|tu) (?:m )?(?:avez|as) (?:redit|repete) la meme chose|(?:vous|tu) (?:me )?(?:repetez|repetes|fatiguez|fatigues)(?: la meme chose)?|laisse[sz]? tomber(?: ca| le compte)?|(?:repondez|reponds)(?: moi)?(?: a ma question)?(?: (?:svp|s il (?:vous|te) plait))?`,
  insists: String.raw`(?:vous |tu )?(?:etes|êtes|es) s[uû]re?s?(?: que| de|:)?|je (?:parle|parlais|demande|demandais|veux dire|voulais dire)|(?:j.)?ai (?:demand[eé]|dit)|ma question`,
  asksNot: String.raw`(?:je |j.)?(?:ne |n.)?(?:(?:parl(?:e|ais)|demand(?:e|ais)|veux dire|voulais dire) pas|ai pas (?:demand[eé]|parl[eé]|dit|voulu))|pas (?:l.|la|le|les|pour)(?= ?\p{L}[^,]*,)`,
  corrects: 'je (?:veux|voulais) dire|attends|attendez|je me trompe|je me suis tromp[eé]e?|erreur',
  confirms:
    '(?:oui|ok|exact|exactement|voila|correct)(?: (?:oui|c est (?:ca|juste|bien ca)|exact|voila)){0,2}|c est (?:ca|juste|bon|exact)',
  ofDemand: 'c|est|a dire|dites|repondez|svp',
  ofInsisted: 'de|du|des|si|que',
  byHowMuch: 'de combien',
  /** Behind who is counted anew: what fits them is asked. */
  asksChange:
    '(?:est ce que )?(?:ca|cela|le prix|la formule) change(?: (?:quelque chose|le prix|la formule|rien))?|(?:c est )?toujours (?:la|le) meme(?: (?:formule|prix))?',
  yesOrNo: 'oui ou non',
  /** Before what somebody tells of himself; with accents. */
  greets: 'bonjour|bonsoir|salut|slt|bjr',
  tells: String.raw`j['’ ]?ai|je (?:tiens|gere|gère|suis|vends)|nous (?:avons|sommes|tenons|vendons)|on (?:a|est|tient|vend|gere|gère)`,
  /** Between what is meant and what is not; with accents. */
  contrasts: 'pas',
  /** Before what somebody says he is not. */
  denial: 'pas|plus|ni',
  ofAnybody:
    '(?:prix|tarifs?) (?:normal|normaux|public|ordinaire|standard|plein)|(?:entreprise|boutique|societe|magasin) (?:normale?|ordinaire)|si (?:c est refuse|on est refuse|nous sommes refuses|vous dites non|ils disent non)',
  drops: 'laissez|laisse|oubliez|oublie',
  nay: 'non|mais|pardon|d[ée]sol[ée]e?',
  aheadOfRefused: 'le|la|les|l|un|une|des|du|de|d|vos|votre|dit|demandé|demande|parlé',
  /** Before how many there are after somebody has come or gone. */
  nowAre:
    'avec moi (?:ca fait|on est|c est)|(?:donc |alors )?(?:on (?:ne )?sera(?: plus que)?|on serait|nous (?:ne )?serons(?: plus que)?|on reste|ca fait|cela fait|ca nous fait|il reste|reste)|(?:donc|alors) (?:on est|nous sommes)|donc|soit|ai dit|je dis|je disais',
  persons: 'personnes?',
  inAll: 'alors|donc|en tout|au total|en tout et pour tout|maintenant|desormais',
  ofThem: 'd entre (?:eux|elles)|parmi (?:eux|elles)|des [a-z]+|sur les \\d+',
  opines: '(?:me |nous )?(?:trouvent?|disent|dit|pensent?|croit|preferent?)',
  relativePronoun: 'qui|que',
  addsMe: '(?:ajoute[rz]?|compte[rz]?) moi(?: aussi)?|avec moi aussi|moi aussi',
  leaves:
    'est viree?|renvoye|licencie|part|partent|parti[es]*|est partie?|s en va|s en vont|demissionne|quitte|quittent|a quitte|est vire|arrete',
  iAm: 'je suis|suis',
  collective: 'employee?s?|salariee?s?|collaborateurs?|agents?|personnel',
  included: 'inclus|incluse|compris|comprise',
  including: 'dont|y compris|avec|en comptant',
  /** Before whoever stands beside who speaks: `I run a bakery with my wife and 2 girls`. */
  besideMe: 'avec (?:ma|mon|notre)',
  /** Where somebody works: `2 at the reception`. */
  atPost:
    'reception|accueil|(?:a la|a l|au|aux|en|dans la|pour la) (?:reception|accueil|caisses?|vente|comptoir|bar|depot|bureau|service|cuisine|salle|stock|reserve)',
  shift: 'equipes? de (?:nuit|jour|matin|soir)',
  ofThe: 'des|de vos',
  theOthers: 'autres?|le reste',
  everybody: 'tous|toutes|chacune?',
  theMany: '(?:les|mes|nos|ces)',
  /** Behind a number, of what was counted just before it. */
  inOther:
    '(?:dans|a|en) (?:l |une )?(?:autre|la deuxieme|le deuxieme)|(?:au|aux) (?:feu|feux|bar|comptoir|four|service|fourneaux)|en (?:cuisine|salle)|a la (?:caisse|cuisine|porte|reception)|a l accueil',
  signIn:
    '(?:qui |vont |va |a |le |l |s |se ){0,3}(?:utilisent|utilise|utiliser|connectent|connecte|connecter|servent|serviront|saisissent|saisir|y entrer|entrer dedans|(?:veut|veulent|aura|auront|doit avoir|a) (?:un |son |leur )(?:propre )?(?:compte|acces|code))',
  onlySome: 'seulement|juste',
  /** Somebody works there and does not sign in; so many besides. */
  withoutLogin: String.raw`(?:a|ont|as|avez|avons) (?:pas|plus) besoin (?:de |d )?(?:se |un |une |leur |du )?(?:compte|comptes|connexion|connecter|acces)|(?:se connecte|se connectent) pas|sans (?:compte|acces|(?:se )?connecter|connexion|login)|se connecter(?:a|ont)? (?:pas|jamais)|(?:touchent?|utilisent?|utiliser(?:a|ont)|serv(?:ent|ira|iront)|sert|connecter(?:a|ont)|rentre(?:nt)?|entre(?:nt)?|accede(?:nt)?) (?:pas|jamais|plus)|sait pas (?:lire|utiliser|se servir)|(?:touche|utilise|ouvre) jamais`,
  /** With accents, like the two below: who takes somebody on, and one more of what he is called. */
  takesOn:
    'engage|engager|engageons|embauche|embaucher|embauchons|prends|prend|prenons|prendre|ajoute|ajouter|ajoutons|recrute|recruter',
  oneMore: String.raw`une? (?:autre|nouve(?:au|lle)|second|seconde|(?:deux|trois|quatr|cinqu|six|sept)i[èe]me|\d+(?:e|eme|ème|ième))`,
  oneMoreBehind: 'de plus|en plus|suppl[ée]mentaire',
  moreOf: String.raw`(?<!les )\d+ (?:autres|nouveaux|nouvelles)\b|\d+ (?:\w+ )?(?:de plus|en plus|supplementaires?)\b|encore \d+|\d+ (?:\w+ ){1,2}(?:viennent|arrivent|commencent|nous rejoignent)\b(?! (?:de|a \d))`,
  added: 'et|plus|en plus de|a part',
  /** Behind that, before who is counted as well: `me and maybe 2 cashiers`. */
  furthermoreOf: 'encore|aussi|bientot|peut ?-?etre',
  forgot:
    '(?:oubliais|oublie|oubliee?s|pas compte) (?:(?:il )?y a )?(?:(?:aussi|encore) )?(?:le|la|les|mon|ma|mes|notre|nos|une?)',
  /** What an API and its programs are called. */
  ofApi: 'api|erreurs?|http|statut|script|serveur|developpeur|programmeur|jeton|token|webhooks?|endpoint|post',
  aheadOfCode: '(?:erreur|code|http|statut|un|une|recoit|recois)',
  /** Who asks comes to us. */
  coming: String.raw`(?:je|on|nous) (?:(?:peux|peut|pouvons) (?:pas )?|vais |va |veux |voudrais |voulons |aimerais |compte |souhaite )?(?:passer?|passe|passons|venir|viens)(?! (?:de|a|au) (?:la )?(?:formule|caisse|plan))`,
  /** Who asks speaks of himself. */
  ofSelf: 'nous|notre|nos|on|mon|ma|mes|je|j|moi',
  /** Before who is there besides whom was counted. */
  haveAlso: '(?:a|ai|avons|avez|aurai|aura) aussi|y a encore|(?:commence|arrive|nous rejoint) aussi',
  also: 'aussi|egalement',
  opensAnother: String.raw`(?:ouvre|ouvrons|ouvrir|ajoute|ajoutons|ajouter) (?:\w+ ){0,2}(?:deuxieme|troisieme|seconde?|autre|nouvelle|nouveau)`,
  ofTheirs: '«aOne»|le|la|ma|mon|notre|l',
  outOf: 'd|de|des',
  ofKind: '(?:de|a) la|d[eu]|en|au',
  aOne: 'une?',
  ownClock: String.raw`\bma montre\b|\b(?:mon|notre) heure\b|\bheure (?:d )?ici\b|\bici\b.*\bquelle heure\b|\bquelle heure\b.*\b(?:ici|chez (?:moi|nous))\b`,
  inTown: 'en|au|a',

  asksFor: String.raw`\b(?:je|nous) (?:veux|voudrais|voulons|voudrions|souhaite|souhaiterais|souhaitons|souhaiterions|aimerais|aimerions|demande)\b|\bai (?:bien |deja )?demande\b|\b(?:aimerais|aimerions)\b|\b(?:puis je|pourrais je|peut on|pourrait on|pouvons nous|je peux|je pourrais|on peut|on pourrait) (?:faire|avoir|reserver|commencer|demander|voir|essayer|planifier)\b|\b(?:pouvez vous|pourriez vous|peux tu|vous pouvez|vous pourriez) (?:me |nous )?(?:faire|montrer|organiser|programmer)\b|\bcomment (?:commencer|demarrer|obtenir|reserver|demander|puis je (?:commencer|demarrer|obtenir|reserver|demander))\b|^(?:bonjour |s il vous plait |svp ){0,3}(?:reserver|reservez|planifier|planifiez|demander|commencer|demarrer|montrez|organisez|donnez)\b`,
  asksHow: String.raw`\bcomment (?:commencer|demarrer|obtenir|avoir|reserver|demander|faire|(?:puis|pourrais) je|peut on|(?:je|on) (?:peut|peux|fait|fais))\b`,
  asksAboutFirst: 'est ce que|faut il',
  asksAbout:
    'pas|jamais|sans|aucune?|savoir|comprendre|avant(?! midi| \\d)|apres(?! midi| \\d)|combien|quand|duree|(?<!moitie )prix|quels?|quelles?|pourquoi',
  wishCourtesy: 'un|une|le|la|l|gratuite?|s il vous plait|svp',
  bareWish: 'essai',
  wishBehind: 'gratuite?|svp|s il vous plait',
  cancels: '(?:svp )?(?:annulez|annuler|annule) (?:ca|cela|tout|svp|moi ca|cette visite)',
  refusesWish: String.raw`(?:je|j|on|nous) (?:n |ne )?(?:(?:ai|a|avons) )?(?:pas|jamais) (?:demande|voulu|commande|reserve)|(?:je|on|nous) (?:ne )?(?:veux|veut|voulons|souhaite|souhaitons) (?:pas|plus)|(?:annulez|annuler|annule|laissez tomber|oubliez|oublie)|^(?:non ){0,2}pas`,
  wishNamed: String.raw`(?:(?:de|d|une?|la|le|l|cette|cet|ce|ma|mon) ){0,2}(?:demo|demonstration|presentation|essai|consultation|rappel|visite|rendez vous)`,
  wishVerb:
    'annoncer|prevenir|me|demander|avoir|reserver|voir|commencer|planifier|organiser|obtenir|faire|essayer|suivre|nous|bien|petite|par',
  ofWish: 'de|du|des|d|pour|dans|avec|a|au|en|sur|chez|et|svp|s il|demain|aujourd|cette|gratuite?',
  asksForVisit: String.raw`(?<!\b(?:je|on) )\b(?:pouvez|pourriez|peux|pourrais|peut|pourrait) (?:vous |tu |il )?(?:passer|venir)\b|\b(?:vous pouvez|vous pourriez|quelqu un peut|quelqu un pourrait) (?:passer|venir)\b|\bon peut (?:passer|venir) (?:nous|me|chez (?:moi|nous)|a (?:notre|ma|mon))\b|^(?:(?:bonjour|svp|oui|ok|et) ){0,3}(?:passez|venez)\b|\b(?:veux|voudrais|aimerais) (?:que |qu )(?:vous|quelqu un|on) (?:passiez|veniez|passe|vienne)\b`,
  /** What asks no more than whether an announcement is fine, and to note it. */
  isFine: '(?:(?:c|cest|est ce que c?) )?(?:est )?(?:bon|possible|ok|d accord)|ca (?:va|marche|vous va)',
  notesIt:
    '(?:vous |tu )?(?:notez|notes|note)(?: (?:le|la|ca|cela|bien))?|c est note|(?:pouvez vous|vous pouvez) (?:le |la |l )?noter(?: ca)?',
  /** Before what our people shall hear. */
  passesOnThat:
    '(?:(?:pouvez vous|vous pouvez|tu peux|svp) ){0,2}(?:prevenir|prevenez|previens|dites)(?: (?:les|leur|lui|votre equipe|le bureau))?(?: que| qu)?',
  /** Answered by what is noted. */
  whomToTell:
    '(?:il )?(?:faut|dois|doit on|faut il) (?:je )?prevenir qui|(?:je |on )?previen[st] (?:qui|comment)|qui (?:dois je|faut il|je dois) prevenir',
  comesToUs: String.raw`\b(?:comptez|compte) sur moi\b|\battendez moi\b|(?<!\bsi )\b(?:je|on|nous) (?:(?:veux|veut|voudrais|voulons|voudrions|aimerais|souhaite|souhaitons|vais|va|allons|compte|comptons) (?:passer|venir)|(?:viens|vient|venons)(?! \w+(?:er|ir|re)\b)|passe|passerai|passons|passerons|viendrai|viendrons)\b(?! (?:de|du|des|en|par)\b)(?! au? (?!votre|bureau|${towns}))`,
  /** People who would sign in as one. */
  sharesLogin: String.raw`\bpartag(?:e|es|ent|er|eons|ons|eaient|eait) (?:\w+ ){0,2}?(?:comptes?|mots? de passe|acces|identifiants?)\b|\b(?:utilis\w+|prennent|prendre) (?:tous |toutes )?(?:le |un |mon )?(?:meme|seul) (?:compte|mot de passe|acces)\b`,
  asksForQuote: String.raw`\b(?:envoyez|faites|donnez|preparez) (?:moi|nous) (?:un |le |votre |une )?(?:devis|(?:facture )?pro ?forma)\b|\b(?:je|nous) (?:veux|voudrais|voulons|voudrions|souhaite|souhaitons)(?: avoir| recevoir)? (?:un |une |votre )?(?:devis|(?:facture )?pro ?forma)\b|\bbesoin d un(?:e)? (?:devis|(?:facture )?pro ?forma)\b|^(?:(?:bonjour|svp|un) ){0,3}(?:devis|(?:facture )?pro ?forma)(?: (?:pour|svp|s il)|$)`,
  /** What is done by telephone, in whatever form. */
  callWord: '(?:r?appel|telephon)[a-z]*',
  asksForCall: String.raw`\b(?:r?appelez|telephonez) (?:moi|nous)\b|\b(?:pouvez|pourriez|peux|pourrais|voulez|peut|pourrait) (?:vous |tu |on |quelqu un )?(?:me |nous )(?:r?appeler|telephoner)\b|\b(?:vous|tu) (?:pouvez|pourriez|peux|pourrais) (?:me |nous )(?:r?appeler|telephoner)\b|\b(?:(?:pouvez|pourriez) vous|vous (?:pouvez|pourriez)|tu (?:peux|pourrais)|quelqu un (?:peut|pourrait)) r?appeler(?:$| (?:svp|s il|demain|au|ce|aujourd|maintenant|vers|lundi|mardi|mercredi|jeudi|vendredi)\b| a \d)|\b(?:veux|voudrais|voudrions|voulons|souhaite|souhaitons|aimerais|prefere) (?:qu |que )?(?:on|vous|quelqu un) (?:me |m |nous )?(?:r?appele?r?(?:z|ez|iez)?|r?appelle|telephonez?|telephoniez)\b|\b(?:veux|voudrais|voudrions|aimerais|prefere) (?:une? )?(?:femme|dame|homme|collegue|personne)(?: (?:de|du) (?:[a-z]+ ){1,3})? ?(?:me )?r?appelle\b|\b(?:veux|voudrais|voudrions|souhaite|aimerais|prefere) (?:etre (?:r?appele|r?appelee|r?appeles)|un (?:r?appel|coup de fil))\b|\bquand (?:est ce qu (?:on|ils) |(?:on|vous|ils) )?(?:va |vont |allez )?(?:me )?(?:r?appelez|r?appelle|r?appellent|r?appeler)\b`,
  wantsToStart: String.raw`(?:je|on|nous) (?:veux|veut|voudrais|voudrait|voulons|voudrions|souhaite|souhaitons|aimerais)(?: bien)? (?:commencer|demarrer|l essayer|essayer)(?: (?:maintenant|svp|comment|aujourd hui)){0,2}|(?:on|nous) (?:essaie|essaye|commence|demarre|essayons|commencons)|inscrivez (?:moi|nous)`,
  takesOffer:
    'postuler(?: pour nous)?|envoyez (?:la|ma|notre) demande|oui|volontiers|bien sur|d accord|allons y|on y va|vas y|allez y|(?:je|on|nous) (?:le |la |l |en )?(?:veux|veut|voudrais|voulons|souhaite|souhaitons)(?: bien)?(?: (?:avoir|commencer|postuler))?(?: une?)?',
  besideOffer: 'ok|non|alors|svp|s il vous plait|merci|maintenant|comment|commencer',
  asksNoted: String.raw`\b(?:avez vous|vous avez|tu as|as tu|c est)(?: bien)? (?:note|notee|pris|prise|enregistre|enregistree|recu|recue|garde)(?: (?:mon|ma|le|la|cela|ca) ?(?:numero|nom|demande|demo|appel|rappel|visite|rendez vous)?)?(?: ou (?:pas|non))?$|\b(?:mon|ma) (?:numero|demande|demo|essai|appel|rendez vous) est(?: bien| elle| il)? (?:note|notee|enregistre|enregistree|confirme|confirmee)\b`,
  applies: 'demander|postuler',
  passesOn:
    '(?:(?:pouvez vous |vous pouvez |pourriez vous )?(?:m |nous |me )?(?:envoyez|envoyer)(?: (?:moi|nous))? le formulaire)|(?:vous |tu )?(?:transmettez|transmets|transmettre)(?: (?:la|le|ma|cette))?(?: demande)?|faites (?:suivre|passer)|(?:pouvez|pourriez) vous (?:la |le |me )?(?:transmettre|faire suivre)',
  visitWord: 'visite|rendez vous',
  changesTold: 'finalement|en fait|non|alors|donc|plutot|mieux|changez|changer|deplacez|pardon|seulement',
  consultation: 'entretien(?: de conseil)?',
  pharmacyTrade: 'pharmacie',
  restaurantTrade: 'maquis',
  hotelTrade: 'auberge',
  retailTrade: 'boutique|magasin|supermarche',
  inventoryTrade: 'entrepot',

  skips: 'passer|non|plus tard|pas maintenant|je ne sais pas|sais pas|aucune idee|oui|d accord',
  courtesies:
    'merci|mercii|remercie|beaucoup|bien|infiniment|mille|mercis|grand|super|parfait|je|vous|te|a|pour|l|aide|votre|reponse|vos|reponses|les|informations|ok|okay|d|accord|c|est|gentil|tres|entendu|compris|note|bonne|journee|soiree|au|revoir|bientot|et|merveilleux|cher|chere|monsieur|madame',
  ends: 'non merci|merci|merci beaucoup|au revoir|c est tout|est tout|laissez tomber|annuler',
  days: 'aujourdhui|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|mois|matin|matinee|midi|apres midi|soir|soiree|maintenant|bientot|quand vous|jour|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre',
  hourMarks: 'heures?',
  howMany: 'moi|seule?|deux|trois|quatre|cinq|sept|huit|neuf|dix|douzaine',
  asksBack: 'combien|comment|pourquoi|quels?|quelles?|ou est|qui|est ce|avez vous|y a t il|puis je|peut on|pouvez vous',
  weekdayNames: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  everyDay: 'chaque|tous les',
  comingDay: '',
  comingBehind: 'prochaine?',
  otherDays: "aujourd['’]hui|(?:apr[eè]s[- ])?demain|la semaine prochaine|ce (?:matin|soir)|cet apr[eè]s[- ]midi",
  dayParts: 'apr[eè]s le d[eé]jeuner|(?:du |le )?(?:matin|soir)|(?:de l.)?apr[eè]s[- ]midi|midi',
  atHour: 'à|a|vers|après|apres|avant',
  fromHour: 'entre|de',
  toHour: 'et|à|a',
  onDay: 'le|ce',
  evening: 'soir|soiree|nuit',
  /** With accents: that something was told already. */
  saidBefore: String.raw`(?:comme )?je (?:(?:vous |te )?l['’ ]?ai (?:d[eé]j[aà] )?(?:dit|[eé]crit)|viens (?:de|d['’ ])? ?(?:vous |te )?(?:le |l['’ ]?)?(?:dire|[eé]crire))`,
  /** Behind a time. */
  besideWhen: 'alors|donc|svp|si|c.est|ça',
  /** Between the first and the last day of a week. */
  toDay: 'a|au|jusqu au',
  /** Who says so is no association. */
  isBusiness: '(?:nous sommes|on est) (?:un commerce|une entreprise|un business)',
  inPlace: 'à|de|près de',
  notTowns: 'mme|madame|mr|monsieur|api|francais|anglais',
  amIn: 'je (?:suis|vis|travaille|viens)|nous (?:sommes|vivons|travaillons|venons|habitons)|on est|j habite|situee?s?|basee?s?|ici',
  ownShop: 'mon|ma|mes|notre|nos|ai|g|avons|tiens?|tenons|gere|gerons',
  shops:
    'magasins?|boutiques?|commerces?|entreprises?|societes?|boulangeries?|supermarches?|marches?|cliniques?|ecoles?|bars?|pharmacies?|restaurants?|maquis|hotels?|auberges?|depots?|bureaux?|points? de vente',
  placeBefore: 'a|au|aux|en|de|du|pres de',
  countryNames: 'rdc=CD|rd congo=CD|republique democratique du congo=CD|cote d ivoire=CI',
  peopleCounted: 'personnes|utilisateurs|employés',
  saidSmall: 'Aujourd|Demain|Moi',

  townBeforeClock: '',
  townBehindClock: String.raw`(?:(?:heure|montre|horloge) (?:a |en |de |du |d )?|(?<!\d|(?:en|sous|dans|pendant) )(?:1?\d|2[0-3]) ?h(?:eures?)? ?(?:\d\d )?(?:ici )?a )([a-z]+)`,
  isHere: 'habite|suis|ici',
  clockWord: 'quelle heure|montre',

  realWord: 'vraie?|autre',
  human:
    '(?:conseill(?:er|ere)|agent|operateur|personne|collegue|interlocuteur) (?:humaine?|reelle?|physique)|(?:«realWord» )?(?:humaine?|etre humain)|vraie? (?:person|agent|personne)',
  role: 'operateur|collegue|responsable|technicien|conseill(?:er|ere)|commerciale?|votre equipe',
  anybody: 'personne|quelqu ?un|quelqun|qqn',
  article: 'un |une |le |la |l |votre |de ',
  pleaseWord: 'svp|s il vous plait|s il te plait|disponible',
  speak: 'parler?|discuter|echanger',
  with: 'a|avec',
  passOn: 'mettre|mettez|transferez|passez',
  passMe: 'moi|nous|en|relation',
  asksForPerson: String.raw`\b(?:je (?:veux|voudrais|souhaite|prefere)|j aimerais|il me faut|donnez moi|passez moi) (?:avoir )?(?:un |une )?(?:«human»|agent|conseill(?:er|ere)|commercial|operateur|quelqu ?un)(?: «pleaseWord»){0,3}$|\b(?:puis je|pourrais je|peut on|pourrait on|pouvons nous|est ce que je peux) (?:avoir|joindre|contacter) (?:un |une )?(?:«human»|agent|conseill(?:er|ere)|commercial|operateur|quelqu ?un)(?: «pleaseWord»){0,3}$|\bquelqu ?un (?:peut|pourrait|peux)(?: il)? (?:m|nous) ?aider\b|\b(?:rappelez|appelez|contactez) (?:moi|nous)\b|\b(?:etre|qu on me|que (?:l on|quelqu un) me|vous me|vous m|peut on me|quelqu un peut(?: il)? me) (?:r?appel|contact)(?:er|ez|e|ee|es|le)\b|\by a t il (?:quelqu ?un|un humain|une personne)(?: «pleaseWord»){0,3}$|\bquelqu un (?:est|serait) (?:la|disponible|en ligne)\b`,
  bareArticle: 'un |une ',
  hailing: 'bonjour ',
  personAlone: 'service client|personne|conseiller|responsable|operateur|quelqu un',
  refusesPerson: String.raw`\b(?:ne|n) (?:\w+ ){0,2}(?:pas|jamais|plus) (?:\w+ ){0,3}(?:parler|discuter|etre|appel|rappel|humain|conseiller|agent)|\b(?:mes|nos|leurs|les|mon|notre) (?:employes?|clients?|serveurs?|caissiers?|vendeurs?|utilisateurs?|equipes?)(?: \w+){0,2} (?:parler|discuter|echanger)\b`,

  verdict: 'Oui|Non',
  leansBack:
    "il|ils|elle|elles|on|cela|ce|cette|ces|c'est|c’est|ceux|celui|celle|ensuite|puis|mais|donc|et|ou|le reste|les autres|à côté|l’autre|après|chacun|chacune|tous|toutes|y|sinon",
  leansInside: 'y (?:est|sont|figurent?)|en (?:est|sont)|aussi|également|ce jour-là',

  meansPerson: 'humaine?s?|personnes?|conseill(?:er|ère)s?',
  meansPrice: 'prix|tarifs?|coûts?|coute|coûte',

  // Le forfait Business, et le business de quelqu’un.
  aheadOfName: 'du|de|le|ou|et|prix|co[uû]te|acheter',
  behindName: 'en|et|ou|co[uû]te|prix|par|pour',
  whoseBusiness: 'mon|notre|une',
  businessOf: '',
} as const satisfies Record<ReadingWordName, string>
