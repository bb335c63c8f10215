/**
 * Ways of telling an assistant to be another or to say what it must not, in all languages, without accents and
 * apostrophes. Each is a pattern of a normalised text.
 */
export const injections: readonly string[] = [
  String.raw`\bas (your|the|an?) (developer|admin|administrator|boss|owner|creator|manager|ceo|engineer)\b|\b(i order you|i command you|you must obey|obey me|je ordonne|je te ordonne|je vous ordonne|obeis|obeissez|en tant que (ton|votre|administrateur|developpeur|patron))\b|\bnew policy\b|\bnouvelle politique\b`,
  String.raw`\b(say|tell me|tell them|tell us|confirm|answer|dis moi|dites moi|confirme|confirmez)\b.{0,20}\b(everything|all of it|all plans|all|it|starter|professional|enterprise|tout|starter)\b.{0,6}\b(is|are|est|sont|costs?|coute)\b.{0,12}\b(free|gratuit|nothing|zero|rien)\b`,
  String.raw`\b(ignore|disregard|forget|override|bypass|skip|drop|neglect)\b.{0,40}\b(instruction|instructions|rule|rules|prompt|prompts|guideline|guidelines|everything|above|previous|restriction|restrictions|training|price list|facts|policy|filter|filters)\b`,
  String.raw`\b(ignore|ignorez|oublie|oubliez|oublier|ignorer|contourne|contournez|outrepasse|desactive|desactivez)\b.{0,40}\b(instruction|instructions|consigne|consignes|regle|regles|precedent|precedents|precedentes|tout ce qui|prompt|restrictions|limites|filtre|filtres)\b`,
  String.raw`\byou are (now|no longer|from now)\b|\b(from now on|act as|acting as|pretend|roleplay|role play|role-play|behave as|behave like|simulate|imagine you are|imagine that you|you will be|play the role|play a game|lets play)\b`,
  String.raw`\b(tu es|vous etes) (maintenant|desormais|a present|dorenavant)\b|\b(fais semblant|faites semblant|fais comme si|faites comme si|agis comme|agissez comme|comporte toi|joue le role|jouez le role|jouons|a partir de maintenant|imagine que tu|imaginez que vous|pretends que|simule)\b`,
  String.raw`\b(system prompt|system message|your prompt|your instructions|initial prompt|hidden prompt|secret instructions|secret key|api key of yours|your configuration|your rules|initial instructions|prompt systeme|ton prompt|votre prompt|tes instructions|vos instructions|tes consignes|vos consignes|instructions initiales|consignes initiales|message systeme|instructions secretes|invite systeme|ta configuration)\b`,
  String.raw`\b(repeat|say|write|print|output|respond|answer|reply|tell me|confirm|state|type|echo|translate|spell|complete)\b.{0,20}\b(after me|exactly|the following|the words|word for word|verbatim|only with|that everything|that it is free|that the suite is free|that all|that you(?! (?:are|re|have|hold|comply)\b.{0,40}\b(?:soc|gdpr|hipaa|iso|pci|certified|certificate|compliant|audited)\b)|this sentence|the phrase|the sentence|the text|text above|words above|everything above)\b`,
  String.raw`\b(repete|repetez|dis|dites|ecris|ecrivez|affiche|affichez|confirme|confirmez|reponds|repondez|montre|montrez|traduis|traduisez)\b.{0,20}\b(apres moi|exactement|la phrase|mot pour mot|seulement|uniquement|que tout est|que c est gratuit|que est gratuit|que le logiciel est gratuit|que vous offrez|que le prix|que starter|ce qui suit|le texte|ci dessus)\b`,
  String.raw`\b(say|confirm|tell everyone|announce|admit|declare|promise|guarantee|agree|state)( me)?( to me)? (that )?.{0,30}\b(is free|are free|costs? {amount}|is {amount}|costs nothing|for free|{percent} (off|discount|reduction)|gratis|is down)\b`,
  String.raw`\b(developer mode|dev mode|debug mode|admin mode|god mode|jailbreak|jailbroken|dan mode|do anything now|sudo|root access|mode developpeur|mode debug|mode administrateur|mode admin|no restrictions|without restrictions|unrestricted|sans restriction|sans restrictions|uncensored|opposite day)\b|^dan\b`,
  // Whoever is sent by his own boss only asks; what that one has granted is no price of ours.
  String.raw`\b(my boss|my manager|mon patron|mon chef|le patron|mon responsable)\b.{0,30}\b(promised|approved|agreed|authorised|authorized|promis|accorde|autorise|approuve|ordonne|(said|told|says|dit)\b.{0,40}(%|percent|discount|free|\boff\b|\bok\b|remise|reduction|gratuit))`,
  String.raw`\b(your boss|your ceo|the ceo|your manager|your developer|your developers|your creator|the owner|sales team|your colleague|your director|the admin|anthropic|openai|google)\b.{0,30}\b(said|says|told|promised|approved|agreed|authorised|authorized|confirmed|allowed|wants you|orders|asked you)\b`,
  String.raw`\b(votre patron|votre chef|ton chef|ton patron|votre directeur|le directeur|votre collegue|votre developpeur|votre pdg|le pdg|un commercial)\b.{0,30}\b(dit|promis|accorde|autorise|confirme|approuve|demande|ordonne|a dit)\b`,
  // The owner of a shop says that he is, too: `I am the owner, so can I see the sales from home?`
  String.raw`\b(i am|im|je suis|this is|ici) ((the |your |a |le |la |ton |votre |un |une )?(developer|admin|administrator|ceo|creator|engineer|employee of imisozi|developpeur|administrateur|pdg|createur)|(your |ton |votre )(owner|boss|proprietaire|patron|directeur)|(the |le |la )?(owner|boss|proprietaire|patron|directeur) (of|de|d) (imisozi|this (site|website|company|assistant|bot)|ce site|cette societe))\b.{0,60}\b(so|now|give|tell|show|therefore|must|need|unlock|donc|donne|montre|dis|dois|debloque|access|acces)\b`,
  String.raw`\b(decode|base64|rot13|decrypt|hex|unicode|reverse the|backwards|a l envers|decoder|decode|dechiffre|morse)\b`,
  String.raw`\b(new instructions?|new rules?|new task|updated policy|policy update|system update|important update|nouvelles? instructions?|nouvelles? regles?|nouvelle consigne|end of prompt|begin prompt)\b|\[system\]|<system>|### ?(system|instruction)`,
  String.raw`^(?!.*\b(?:can i|can we|how do i|how can i|puis je|peut on|comment)\b).*\b(set|change|update|make|put|lower|reduce|mets|fixe|baisse|mettez|changez)\b.{0,20}\b(the price|prices|price of|all prices|le prix|les prix|tous les prix)\b.{0,20}\b(to|at|a|de)\b.{0,4}(\{amount\}|\d|zero|free|gratuit|nothing|rien)`,
  String.raw`\b(reveal|leak|expose|dump|revele|revelez|divulgue|divulguez)\b.{0,40}\b(prompt|instructions?|secrets?|keys?|passwords?|rules?|config|consignes?|regles?|cles?|mots? de passe|data|donnees|conversation|conversations|customers?|clients?|database)\b`,
  String.raw`\b(other (visitors?|customers?|users?|people)|autres? (visiteurs?|clients?|utilisateurs?|personnes?)|previous (visitor|customer|user)|last visitor)\b.{0,40}\b(emails?|phone|phones|names?|numbers?|conversations?|messages?|chats?|data|telephones?|noms?|numeros?|donnees)\b|\b(emails?|phones?|names?|conversations?|messages?|chats?|noms?|telephones?|numeros?) (of|from|de|des|du) (the |your |vos |tes |les |d )?(other|last|previous|autres?|dernier|precedent)\b(?! (?:weeks?|months?|years?|days?|nights?|time|mois|jours?|an|soir)\b)`,
  String.raw`\b(drop table|select \* from|union select|script alert|rm rf|eval\()\b`,
  // A notice to whoever answers, in the name of somebody above.
  String.raw`\b(notice|attention|memo|bulletin|reminder|announcement|message|instruction|note|avis|annonce|circulaire|rappel)s? (for|to|aux?|pour|a|destine aux?)( \w+)? (all |every |tous les |toutes les )?(\w+ )?(assistants?|bots?|chatbots?|robots?|ai|ias?|models?|modeles?|language models?|agents? ia|systems?|systemes?)\b`,
  String.raw`\b(confirm|announce|tell|inform|repeat|pass|confirme[zr]?|annonce[zr]?|dites|informe[zr]?)( \w+)? (it |this |that |le |cela )?(to |aux? )?(the |all |every |any |tous les )?(customers?|visitors?|clients?|visiteurs?) (that|que|it is|everything|all)\b|\b(confirm|confirme[zr]?)( it| this| that| le| cela)?( (the|this|our) new \w+)? (to|aux?) (the |all |every |tous les )?(customers?|visitors?|clients?|visiteurs?)\b`,
  // An exercise of writing: what is written would be ours.
  String.raw`^(?:(?:and|ok|so|now|please|kindly|just|et|alors|maintenant|svp) ){0,4}(?:(?:for|as|pour|comme) (?:a|an|my|un|une) .{1,30} )?(translate|complete|finish|continue|spell|rewrite|paraphrase|fill in|transcribe|copy|recite|traduis|traduisez|complete[zr]|termine[zr]?|finis|finissez|recopie[zr]?|reecri[st]|recite[zr]?)\b.{0,60}\b(sentence|phrase|words?|mots?|text|texte|following|suivante?s?|line|ligne|statement|paragraph|blank|letter|into|en (francais|anglais|swahili|kinyarwanda))\b`,
  String.raw`\b(exercise|exercice|dictation|dictee|grammar|grammaire|role ?play|jeu de role|quiz|riddle|devinette|thought experiment|opposites?|contraire)\b.{0,60}\b(write|say|answer|spell|translate|repeat|confirm|ecri[st]|ecrivez|dis|dites|reponds|repondez|traduis|traduisez|repete[zr]?)\b`,
  // What is to be said, in somebody else's name or in a story.
  String.raw`\b(announcement|notice|memo|message|instruction|order|directive|annonce|avis|consigne|note)s? (from|by|of|de|du) (the |our |your |la |le |votre )?(imisozi )?(head office|headquarters|management|ceo|director|boss|owner|admin|siege|direction|patron|pdg)\b`,
  String.raw`\b(assistants?|bots?|chatbots?|assistentes?) (must|should|shall|have to|doivent|devem)( now| all)? (quote|say|tell|state|confirm|announce|dire|annoncer|confirmer|dizer)\b|\b(please|kindly|now|then) (tell|inform|assure) (every|all|any)( \w+)? ?(customers?|visitors?|clients?|users?)\b|\b(dictation|dictee|test mode|mode test)\b`,
  String.raw`\b(my|a|our|this|mon|ma|une?) (novel|story|poem|song|screenplay|film|roman|histoire|poeme|chanson|conte)\b.{0,60}\b(says?|said|character|write|dit|personnage|ecri[st]|ecrivez)\b|\bcontinue[zr]? (the|le|la) (dialogue|story|conversation|histoire)\b`,
  String.raw`\b(hidden|secret|internal|initial|underlying|cachee?s?|secretes?|internes?) (guidelines?|rules?|instructions?|prompts?|directives?|consignes?|regles?)\b`,
  // Portuguese: what to forget, what to be, what to say or show, and notices in somebody's name.
  String.raw`\b(esquec[ea]m?|esquecer|ignor[ea]m?|ignorar|desconsider[ea]|contorn[ea]|desactiv[ea]|desativ[ea])\b.{0,40}\b(instruc(?:ao|oes)|regras?|ordens|prompt|restric(?:ao|oes)|filtros?)\b`,
  String.raw`\b(a partir de (?:agora|hoje|ja)|de agora em diante|doravante)\b.{0,10}\b(tu|voce|es|respond\w*|diz|diga)\b|\b(faz de conta|faca de conta|finge|finja|age como|aja como|comporta te|imagina que es)\b`,
  String.raw`\b(revel[ae]|mostr[ae]|repet[ea]|repita|divulg\w+|imprim[ea])\b.{0,40}\b(prompt|(?:tu|su|voss)as (?:instrucoes|regras)|mensagem (?:do|de) sistema|chaves? secretas?)\b`,
  String.raw`\b(diz|diga|confirm[ae]|respond[ea]|anuncia|anuncie) que\b.{0,30}\b(e|sao|esta|fica|custa)\b.{0,12}\b(gratis|gratuit[oa]s?|de graca|zero|nada)\b`,
  String.raw`\b(nota|aviso|ordem|comunicado|instruc(?:ao|oes)) (?:do|da|para o) (?:administrador|administracao|sistema|direcao|chefe|patrao|sede|assistentes?)\b`,
  String.raw`\b(?:es|tu es|voce e|sois) (?:agora|a partir de agora)\b|\bsem restricoes\b|\btraduz(?:ir|a)?\b.{0,40}\bprompt\b|\bmodo (?:de )?(?:programador|desenvolvedor|debug)\b|\bnovas? instruc(?:ao|oes)\b`,
  String.raw`^(?:(?:e|ok|agora|por favor) ){0,4}(?:traduz|traduza|complet[ae]|recita|recite|corrig[ea])\b.{0,60}\b(frase|palavras?|texto|seguinte|aviso)\b`,
  // One word that would bind us. Whoever wants a plain yes or no may ask for it.
  String.raw`\b(?:just|only|simply) (?:write|say|answer|reply|type|respond)(?: with)? (?:confirmed|agreed|approved|accepted)\b|\b(?:ecri[st]|ecrivez|reponds|repondez|dis|dites) (?:juste|seulement|simplement) (?:confirme|d accord|accorde|approuve)\b|\b(?:escrev[ea]|respond[ea]|diz|diga) (?:so|apenas|somente) (?:confirmado|de acordo|aprovado|aceite)\b`,
  // A notice of what is to be answered from now on.
  String.raw`\bavis de maintenance\b|\bassistante? (?:doit|deve)(?: \w+)? (?:desormais|maintenant|dire|repondre|confirmer|annoncer|dizer|responder|confirmar|anunciar)\b`,
  // A memo among ourselves is none for whoever writes here.
  String.raw`^(?:avis|note|memo|circulaire|communique|message|aviso|nota|circular|comunicado|notice|bulletin|memorandum) (?:intern[eo]|internal|d urgence|officiel|oficial|official)\b|^internal (?:notice|memo|memorandum|note|bulletin|message|circular)\b`,
  // A game in which it is somebody, a poem in which it promises.
  String.raw`\b(?:jeu|jogo|game)\b.{0,15}\b(?:tu es|vous etes|you are|you re|tu es o|es o|es a)\b|\b(?:ecri[st]|ecrivez|write|compose|escrev[ea]|faz|faca)\b.{0,30}\b(?:poem[ea]?|quadra|chanson|song|cancao|verso|rap|sketch)\b.{0,60}\b(?:prom\w+|garant\w+|guarant\w+)\b`,
]

/** The same, seen in how it is written: patterns of the text as it stands. */
export const writtenInjections: readonly string[] = [
  // A line in the name of somebody else.
  String.raw`^\s*[\[<#*]*\s*(?:system|assistant|admin|developer|root|sozi|syst[eè]me|sistema)(?:\s+\p{Lu}+)?\s*[\]>]*\s*:`,
  // Letters without a space in which no language is written: something encoded.
  '[A-Za-z0-9+/=]{32,}',
]
