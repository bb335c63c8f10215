/** What we may do for somebody, and of what it may be said: of what the pages are about, of software, of anything but machines and money, of nothing. */
export type Doing = { readonly verbs: string; readonly of: 'pages' | 'software' | 'not theirs' | 'nothing' }

/** English and French, as they stand behind `we` and `nous`. */
export const doings: readonly Doing[] = [
  {
    verbs:
      'offer|provide|propose|handle|manage|process|accept|do(?! (?:not|it|this|that|so|what|everything)\\b)|install|repair|maintain|organi[sz]e|take care of|install(?:er|ons)|repar(?:er|ons)|entretenons|organis(?:er|ons)|fai(?:re|sons) (?:votre|vos)|propos(?:er|ons)|offr(?:ir|ons)|fourni(?:r|ssons)|gerer|gerons|accept(?:er|ons)|assur(?:er|ons)|traitons',
    of: 'pages',
  },
  {
    verbs:
      'sell|supply|deliver|ship|stock|build|design|develop|create|make|vend(?:re|ons)|livr(?:er|ons)|cre(?:er|ons)|concevo(?:ir|ns)|develop(?:per|pons)|fabriqu(?:er|ons)|expedi(?:er|ons)',
    of: 'software',
  },
  {
    verbs: 'give|send|have|bring|get|keep|donn(?:er|ons)|envo(?:yer|yons)|avons|apport(?:er|ons)',
    of: 'not theirs',
  },
  {
    verbs:
      'lend|loan|buy (?:back )?your|rachet(?:er|ons)|rent(?: out)?|lease|hire out|finance|fund|insure|invest|file|prepare your (?:tax|account)\\w*|pret(?:er|ons)|lou(?:er|ons)|finan(?:cer|cons)|investi(?:r|ssons)',
    of: 'nothing',
  },
]

/** What is sold, made or brought by somebody who writes software. */
export const software =
  /software|logiciel|suite|modules?|plans?|packages?|licen[cs]es?|subscriptions?|forfaits?|abonnements?|updates?|mises? a jour|reports?|rapports?|systems?|systemes?|platform|plateforme|features?|fonctions?|tools?|outils?|screens?|accounts?|comptes?|templates?|sure\b|sense\b|\bit\b|things?/iu

/**
 * What the pages speak of as the visitor's own: machines, money and paper that we neither sell nor lend. Everything else
 * that nobody offers is unknown to the pages.
 */
export const notOurs =
  /\b(?:hardware|printers?|scanners?|tablets?|laptops?|computers?|smartphones?|terminals?|cash (?:drawers?|registers?)|routers?|sim cards?|loans?|financing|microcredits?|microloans?|mortgages?|overdrafts?|insurance|wallets?|bookkeeping|accounting|repairs?|courier|imprimantes?|tablettes?|ordinateurs?|materiel|terminaux|caisses? enregistreuses?|tiroirs?|prets?|financements?|credits? bancaires?|assurances?|portefeuilles?|comptabilite|reparations?)\b(?! (?:support|exports?|reports?|modules?|lines?|connections?|records?|figures?))/iu

/** Says nothing of what is done: `payroll services` is as unknown as `payroll`. */
export const vague =
  /\b(?:services?|solutions?|options?|everything|anything|nothing|help|aide|guidance|advice|tout|conseils?|possibilit(?:y|ies)|possibilites?)\b/giu
