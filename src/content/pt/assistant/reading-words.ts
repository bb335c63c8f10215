import type { ReadingWordName } from '#content/copy/assistant/words.ts'
import { offices } from '#facts/offices.ts'

const towns = offices.map(({ city }) => city.toLowerCase()).join('|')

/** As palavras pequenas por que uma mensagem é cortada e lida; vazio onde nada há a acrescentar. */
export const readingWords = {
  and: 'e',
  elision: '',
  joint: 'e|depois|mas|tambem|também',
  lead: 'e|mas|entao|então',
  furthermore: 'e se|depois',
  opener:
    'que(?! (?:eu|o|a|os|as|uma?|el[ea]s?|se|n[aã]o|j[aá]|me|est[aá]|tem|tenho|temos|vai|[eé]|voc[eê]s?|nos|nós|é)\\b)|quanto|quanta|quantos|quantas|qual|quais|como|onde|quando|quem|porque|por que|porquê|o que|posso|podem|pode|podemos|da para|dá para|tem|têm|ha|há|é|aceitam|fazem|vendem|vou|preciso|quero|queria|gostaria|diga|digam|mande|mostre|tambem',
  /** Before and behind how long something has been. */
  sinceAhead: 'ha|desde|faz',
  sinceBehind: 'atras|ja',
  areOld: '(?:associacao|cooperativa|ong|empresa|loja) tem|temos',
  founded: 'fundad[ao]|criad[ao]|legalizad[ao]|registr?ad[ao]|constituid[ao]|nasceu|comecou|abriu',
  thisYear: '(?:deste|este|neste) ano',
  lastYear: 'ano passado',
  preposition: 'desde|ate|até|a partir de|a|em|por|para|com|de|sobre',
  interrogative: 'que horas|qual|quais|quando|quem|quanto|quantos|quantas',
  asksWho: 'quem',
  asking: 'quant[oa]s?|qto|qt|preco|preço|que horas|a que horas|ate quando|até quando',
  orNot: 'ou n[aã]o',
  /** Between two of which one is asked: `in Rwanda, or with us`. */
  orElse: 'ou',
  please: 'por favor|pf|pfv',
  tag: '(?:é|e) (?:verdade|isso|assim|poss[ií]vel|certo)|certo|verdade|n[aã]o (?:é|e)|n[aã]o|correcto|correto|tem raz[aã]o|(?:(?:é|e|h[aá]|tem|faz) )?(?:um )?problema|quanto(?: fica| falta)?|como (?:faço|faco|fazer|fazemos)|(?:o )?que (?:faço|faco|fazer|devo fazer)',
  /** `When the power is out, what happens to the sales?` tells before it asks. */
  together: 'juntos|juntas|ao mesmo tempo|os dois|as duas',
  circumstance: 'quando|se|assim que|sempre que',
  fewCounted: 'dois|duas|tres|três|quatro|cinco',
  questions:
    '(?:(?:mais|pequen[ao]s?|r[aá]pid[ao]s?) )?(?:coisas?|perguntas?|quest[oõ]es|quest[aã]o|d[uú]vidas?|pontos?)',

  shortened: 'aprox|exmo|sr|sra|dra|pag|ref|tel|ex|max|min',
  shortenedBeforeNumber: 'art',

  assent: 'sim|ok|obrigad[oa]|mas|bom|pois|entao|então',
  followUp: 'e|ou|mas|entao|então|para|com|em|durante|mesmo|ate|até|(?:não |nao )?(?:quero|queria) dizer',
  whySaid: String.raw`(?:porque|porquê|por que|por quê)(?: (?:isso|esse|não|nao|o|\d|(?:a )?(?:business|essential)|starter|professional|enterprise)\b|\W*$)`,
  forSoMany: 'para|pra|para os|para as|pros|pras|pra os|com',
  firstOf: '(?:a |o )?primeir[ao]|1',
  secondOf: '(?:a |o )?(?:segund[ao]|outr[ao]|ultim[ao])|2',
  followUpBehind: 'entao|então',
  pointsBack: 'os dois|as duas|ele|ela|eles|elas|isso|isto|aquilo|esse|essa|este|esta|la|lá|aí|ai',
  pointsAnywhere: 'isso|isto|aquilo|eles?|elas?',
  pointsAtEnd: 'lhe',
  smaller: 'mais pequen[oa]|menor|mais barat[oa]|abaixo|inferior',
  bigger: 'maior|mais car[oa]|mais grande|acima|superior',
  hearsay: String.raw`(?:um|uma|algu[eé]m|o meu|a minha|o nosso|a nossa|o|a)\s(?:[\w-]+\s){0,3}?(?:me disse|disse-me|disse|diz|jura|afirma|garante|conta)(?: que)|dizem que|parece que|(?:ouvi(?: dizer)?|li|vi) que|(?:voc[eê]s )?(?:dizem|anunciam|escrevem|prometem) que|é verdade que`,

  questionLead: 'bom dia|boa tarde|boa noite|ola|e|entao|mas',
  verb: 'e|sao|esta|estao|posso|pode|podem|podemos|tem|ha|da|preciso|precisa|devo|aceitam|fazem|vendem|oferecem|funciona|serve|isto|isso',
  asksAtEnd: ' (?:verdade|certo|correcto|correto|nao e)$',
  continued: 'e|ou|para|se',
  asksWhat: 'quant[oa]s?|qual|quais|quem|quando|onde|como|porque|por que|o que|que',
  wants: 'quero|queria|gostaria|vou|preciso|queremos|vamos',
  wantsTold: 'saber|dizer|diga|digam',
  told: 'quanto|quantos|qual|quais|como|quando|onde|quem',
  notPlain: 'apenas|somente|maximo|limitad[oa]|ou',
  notBehind: 'nao',
  negated: 'nao|nunca|sem|nenhuma?|nem|nada|ninguem|excepto|exceto',
  relative: 'menos|abaixo|acima|entre|sob',
  adverse: String.raw`perd\w*|paramos|morre\w*|falha\w*|apag\w*|elimin\w*|risc\w*|problemas?|recus\w*|dificil|complicad[oa]|car[oa]|preciso|precisa|precisamos|obrigatori[oa]|obrigad[oa]s? a|devo|deve|devemos|tenho de|tenho que|impossivel`,
  /** Of what must be taken. */
  duty: 'preciso|precisa|precisamos|obrigad[oa]s? a|devo|deve|devemos|tenho de|tenho que|temos de|temos que',
  perDay: String.raw`\b(?:por|ao|cada|todos os|a) dias?\b|\bdiari[oa]\b`,
  perWeek: String.raw`\b(?:por|a|cada) semanas?\b|\bsemanal\b`,
  perMonth: String.raw`\b(?:mes|meses|mensal\w*|mensalidade)\b`,
  perYear: String.raw`\b(?:ano|anos|anual\w*|anuidade)\b`,

  beforePeople:
    'equipa de|(?:funcionarios|trabalhadores|empregados) sao|equipe de|somos|formos|seremos|estamos|ficamos(?: com)?|passarmos a|passamos a|descermos (?:a|para)|p(?:a)?ra nos',
  roughly: 'apenas|cerca de|uns|umas',
  us: 'nos',
  ofUs: 'de nos|entre nos',
  alone: 'so eu|estou sozinh[oa]|sozinh[oa]|trabalho sozinh[oa]',
  inShifts: '(?:em|por|com) (?:(?:dois|tres|2|3) )?turnos|(?:dois|tres|2|3) turnos|dia e noite',
  perLocation:
    '(?:em )?cada(?: uma?)?(?! (?:uma? )?(?:mes|ano|dia|semana|caixa|pessoa|(?:[a-z]+ ){0,4}(?:nome|codigo|login|senha|conta|acesso|entrada|telefone)s?(?![a-z])))|por (?:loja|cantina|filial)',
  eachHas: 'em cada(?: uma?)?|cada(?: (?:uma?|loja|cantina|filial)(?: delas)?)? (?:com|tem|ha|trabalham)',
  me: 'eu|mim',
  companion:
    'tesoureir[oa]|secretari[oa]|(?<!\\b(?:na|nas|da|das|pela) )caixa|cozinheir[oa]|garcom|garconete|gerente|contabilista|motorista|recepcionista|farmaceutic[oa]|ajudante|empregad[oa]|vendedora?|mae|pai|mulher|esposa|marido|irma|irmao|filh[oa]|prim[oa]|soci[oa]|sobrinh[oa]|cunhad[oa]|man[oa]|balconista|atendente|sogr[oa]|estagiari[oa]|aprendiz|chefe|ti[oa]|amig[oa]|(?<=\\b(?:eu|e|mais) )el[ea](?= (?:e|mais|\\d|uma?|o|a|meu|minha)\\b|$)',
  owner: 'don[oa]|patrao|patroa',
  protest: String.raw`nao (?:esta|estas|estao) a (?:perceber|entender|ouvir|responder)(?: me)?|(?:isso |isto )?(?:nao )?tem nada a ver|nada a ver|nenhum(?:a)? (?:deles|delas|dos dois|das duas)|(?:eu )?(?:perguntei|fiz) (?:2|duas|3|tres) (?:coisas|perguntas)|(?:conte|conta|calcule|recalcule)(?: (?:outra vez|de novo|bem))|recalcule|nao (?:foi isso que )?perguntei(?: (?:isso|isto|por isso))?|nao (?:me )?(?:respondeu|respondeste|responde|percebeu|entendeu|entende)(?: (?:a|minha|a minha) pergunta)?|nao (?:e|foi|era) (?:isso|isto|o que perguntei|essa a minha pergunta)|acho que nao me (?:entende|entendeu|percebe|percebeu)|perguntei outra coisa|(?:esta|estao|voce esta) (?:sempre )?(?:a repetir|repetindo)(?: o mesmo| a mesma coisa)?|(?:deixe|esqueca) (?:la|isso)|nao quero (?:ligar|telefonar|falar)(?: com ninguem)?|responda(?: (?:me|por favor))?`,
  insists: String.raw`tem (?:a )?certeza(?: que| de)?|perguntei|pergunto|fal(?:o|ava) d[aeo]s?|eu disse|quis dizer|quero dizer|(?:a )?minha pergunta`,
  asksNot: String.raw`(?:eu )?n[ãa]o (?:perguntei|pergunto|fal(?:o|ei|ava)|estou a (?:falar|perguntar)|quis dizer|quero dizer|quero saber)|n[ãa]o [ao]s? d[aeo]s?`,
  corrects: '(?:quero|queria|quis) dizer|enganei[- ]me|espera|espere|esqueci|engano meu',
  confirms:
    '(?:sim|ok|certo|exacto|exato|isso|correcto)(?: (?:sim|e isso|mesmo|certo|exacto)){0,2}|e isso(?: mesmo)?|esta certo',
  ofDemand: 'e isso|e|responda|responde|diga|so',
  ofInsisted: 'se|de|do|da|que|por',
  byHowMuch: '(?:de|por) quanto',
  /** Behind who is counted anew: what fits them is asked. */
  asksChange:
    '(?:isso |o preco |o plano )?muda(?: (?:alguma coisa|o preco|o plano|algo))?|(?:e )?(?:ainda )?o mesmo(?: (?:preco|plano))?',
  yesOrNo: 'sim ou nao',
  /** Before what somebody tells of himself; with accents. */
  greets: 'ol[aá]|bom dia|boa tarde|boa noite',
  tells: String.raw`tenho|temos|sou|somos|vendo|vendemos|tomo conta`,
  /** Between what is meant and what is not; with accents. */
  contrasts: 'n[ãa]o',
  /** Before what somebody says he is not. */
  denial: 'nao|nunca|nem',
  ofAnybody:
    'precos? (?:normal|normais|de tabela|de lista|cheio)|(?:empresa|loja|negocio) normal|nao (?:formos|somos|fomos) aceites?|disserem (?:que )?nao',
  drops: 'deixe|deixa|esqueca|esquece',
  nay: 'não|nao|desculpe|desculpa',
  aheadOfRefused: 'o|a|os|as|um|uma|de|do|da|dos|das|no|na|em|falo|falei|disse|perguntei',
  /** Before how many there are after somebody has come or gone. */
  nowAre:
    'comigo (?:somos|sao|da)|(?:ficamos(?: com| so)?|passamos a ser|volt(?:armos|ar|amos) a ser|entao somos|agora somos|seriamos|seremos so|isso da|isso faz|ao todo somos|entao|logo|eu disse|disse)',
  persons: 'pessoas?',
  inAll: 'entao|ao todo|no total|agora|todos',
  ofThem: '(?:deles|delas|destes|destas|desses|dessas|d[ao]s [a-z]+)',
  opines: '(?:acham?|diz|dizem|disse|pensam?|concordam?|prefere)',
  relativePronoun: 'que|quem',
  addsMe: '(?:conte|contem|junte|inclua) comigo(?: tambem)?|eu tambem|comigo tambem',
  leaves:
    'desistiu|desistiram|despedi|foi despedid[oa]|saiu|sairam|sai|saem|vai sair|vai embora|foi embora|foram embora|vao embora|despediu se|deixou',
  iAm: 'sou',
  collective: 'empregad[oa]s?|funcionari[oa]s?|trabalhador(?:es)?|colaborador(?:es)?',
  included: 'incluid[oa]|incluso',
  including: 'incluindo|contando com',
  /** Before whoever stands beside who speaks: `I run a bakery with my wife and 2 girls`. */
  besideMe: 'com (?:[oa] )?(?:meu|minha|nosso|nossa)',
  /** Where somebody works: `2 at the reception`. */
  atPost:
    'recepcao|rececao|(?:n[ao]s?|ao|a) (?:recepcao|rececao|caixas?|balcao|cozinha|armazem|bar|escritorio|sala|stock|atendimento)',
  shift: 'turno d[aeo] (?:dia|noite|manha|tarde)',
  ofThe: 'dos|das|dos vossos',
  theOthers: 'outr[oa]s?|o resto',
  everybody: 'todos|todas|cada uma?',
  theMany: '(?:os|as)(?: (?:meus|minhas|nossos|nossas))?',
  /** Behind a number, of what was counted just before it. */
  inOther:
    'a (?:servir|atender|cozinhar|vender|limpar|entregar|embalar)(?: (?:as )?mesas)?|(?:na|no|em) (?:outr[ao]|segund[ao])|n[ao] (?:cozinha|balcao|caixa|porta|recepcao|bar)|ao balcao',
  signIn:
    '(?:vao |que |e que ){0,2}(?:usam|usar|entram|entrar|mexem|mexer|(?:tem|ter|quer|querem|precisa de|precisam de) (?:uma? )?(?:senha|conta|acesso|login))',
  onlySome:
    'so(?= (?:eu|[ao]s?|\\d+ pessoas?|(?:\\d+ )?(?:[a-z]+ )?(?:usam|vao|entram|mexem|precisam|de nos))\\b)|apenas|somente',
  /** Somebody works there and does not sign in; so many besides. */
  withoutLogin: String.raw`nao (?:precisa|precisam|usa|usam|tem|vai ter|vao ter)(?: de)?(?: uma?| ter)? (?:conta|contas|acesso|entrar|login)|sem (?:conta|acesso|entrar|login|senha)|nao (?:mexe|mexem|usa|usam|toca|tocam|vai usar|vao usar|vai mexer|sabe usar|sabe mexer) ?(?:nisso|nisto|n?[oa] (?:computador|sistema|programa|caixa))?|nao (?:entra|entram|acede|acedem)|nunca (?:usa|mexe|toca|abre)`,
  /** With accents, like the two below: who takes somebody on, and one more of what he is called. */
  takesOn: 'contratar|contrato|contratarmos|contratamos|meter|meto|metermos|admitir|entrar|juntar|junto',
  oneMore: String.raw`(?:mais uma?|uma? (?:outr[oa]|nov[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|\d+[ºªoa]))`,
  oneMoreBehind: 'a mais|adicional',
  moreOf: String.raw`(?:e|com|meteu|meter|metemos|contratei|contratar|contratarmos|tiver|tivermos|entrar|entrarem|entram|forem) mais \d+|\d+ (?:\w+ )?(?:a mais|adicionais|novos|novas)\b|\d+ (?:\w+ ){1,2}(?:vem|chegam|entram|comecam)\b(?! (?:de|as \d))`,
  added: 'e|mais|plus|alem de',
  /** Behind that, before who is counted as well: `me and maybe 2 cashiers`. */
  furthermoreOf: 'ainda|tambem|talvez|se calhar',
  forgot:
    '(?:esqueci(?: me)?|esquecia me|faltou|faltava|nao contei) (?:(?:ainda|tambem) )?(?:(?:tem|ha|temos|tenho) )?(?:d?[oa]s?|uma?)',
  /** What an API and its programs are called. */
  ofApi: 'api|erros?|http|estado|script|servidor|programador|desenvolvedor|token|webhooks?|endpoint|post',
  aheadOfCode: '(?:erro|codigo|http|estado|um|deu|recebi|recebe|da)',
  /** Who asks comes to us. */
  coming: String.raw`(?:posso|podemos|vou|vamos|quero|queria) (?:so )?(?:passar|ir) (?:ai|por ai|la|no escritorio|pelo escritorio)`,
  /** Who asks speaks of himself. */
  ofSelf: 'nos|nosso|nossa|nossos|nossas|somos|temos|meu|minha|eu|sou|tenho|mim',
  /** Before who is there besides whom was counted. */
  haveAlso:
    '(?:temos|tenho|ha) tambem|tambem (?:temos|tenho|ha)|ainda (?:tem|temos|tenho|ha)|tem ainda|tambem (?:comeca|entra|vem)|(?:comeca|entra) tambem',
  also: 'tambem',
  opensAnother: String.raw`(?:abro|abrimos|abrir|junto|juntamos|juntar) (?:\w+ ){0,2}(?:segund[oa]|terceir[oa]|outr[oa]|nov[oa])`,
  ofTheirs: '«aOne»|(?:[oa] )?(?:meu|minha|nosso|nossa)|[oa]',
  outOf: 'de|d[ao]s?',
  ofKind: 'd[eao]|n[ao]|em',
  aOne: 'uma?',
  ownClock: String.raw`\bmeu relogio\b|\b(?:minha|nossa) hora\b|\bhora (?:daqui|local)\b|\baqui\b.*\bque horas\b|\bque horas\b.*\baqui\b`,
  inTown: 'em',

  asksFor: String.raw`\b(?:quero|queria|queremos|queriamos|gostaria|gostava|gostariamos|preciso|precisamos|desejo|desejava|peco)\b|\b(?:posso|podemos|poderia|da para) (?:ter|marcar|pedir|comecar|ver|experimentar|agendar|fazer)\b|\b(?:pode|podem|podia|podiam|poderia) (?:me )?(?:fazer|mostrar|marcar|organizar)\b|\bcomo (?:comeco|comecar|pedir|peco|marcar|marco|consigo|obter)\b|\b(?:marca|marque|marquem|agenda|agende|agendem)(?: por favor)?$|^(?:ola |bom dia |boa tarde |por favor |favor |entao |ok |sim |e ){0,3}(?:marcar|marque|marquem|agendar|agende|pedir|comecar|mostre|mostrem|envie|enviem|mande|mandem)\b`,
  asksHow: String.raw`\bcomo (?:comeco|comecar|comecamos|pedir|peco|marcar|marco|consigo|obter|obtenho|posso|podemos|faco|fazer)\b`,
  asksAboutFirst: 'e|sera que|tem|ha',
  asksAbout:
    'nao|nunca|sem|nenhuma?|saber|perceber|entender|antes(?! das? \\d)|depois(?! das? \\d)|quanto|quantos|quando|duracao|(?<!metade do )preco|custa|qual|quais|porque|quem|onde',
  wishCourtesy: 'um|uma|o|a|gratis|gratuit[oa]|por favor|favor',
  bareWish: 'demonstracao|demo|teste|periodo de teste|experiencia',
  wishBehind: 'gratis|gratuit[oa]|por favor|favor|ja|agora',
  cancels: '(?:por favor )?(?:cancele|cancela|cancelem|anule|anulem) (?:isso|isto|esse|essa|tudo|por favor)',
  refusesWish: String.raw`(?:nao|nunca) (?:pedi|pedimos|quero|queremos|queria|solicitei|marquei|preciso(?: de)?)|(?:cancele|cancela|cancelem|cancelar|esqueca|esquece|esquecam)|^(?:nao ){0,2}sem`,
  wishNamed: String.raw`(?:(?:uma?|nenhuma?|a|o|essa|esse|esta|este|minha|meu) ){0,2}(?:demo|demonstracao|apresentacao|teste|experiencia|consultoria|chamada|visita|marcacao)`,
  wishVerb: 'avisar|anunciar|pedir|ter|marcar|ver|comecar|agendar|fazer|experimentar|de|por|favor|nos|me',
  ofWish: 'de|do|da|dos|das|ao|a|para|no|na|com|por|em|sobre|e|hoje|amanha|esta|gratuit[oa]|gratis',
  asksForVisit: String.raw`\b(?:pode|podem|podia|podiam|poderia|poderiam|alguem pode|alguem podia) (?:vir|passar|visitar)\b|^(?:(?:ola|bom dia|por favor|sim|ok|e) ){0,3}(?:venham|venha|passem|passe)\b|\b(?:quero|queria|gostava|gostaria) (?:de )?que (?:venham|alguem venha|passem|alguem passe)\b`,
  /** What asks no more than whether an announcement is fine, and to note it. */
  isFine: 'pode ser|(?:esta|ta|tudo) bem|ok|certo|e possivel|possivel|da',
  notesIt:
    '(?:anote|anota|anotem|registe|registem)(?: (?:isso|ai))?|(?:pode|podem) (?:anotar|registar)(?: isso)?|(?:da para |pode )?ficar? (?:registad|anotad)[oa]|fica (?:registad|anotad)[oa]',
  /** Before what our people shall hear. */
  passesOnThat:
    '(?:(?:podes?|podem|por favor) ){0,2}(?:avisar|avise|avisem|avisa|diga|digam)(?: (?:la|os|eles|o escritorio|a equipa))?(?: que)?',
  /** Answered by what is noted. */
  whomToTell:
    '(?:falo|falamos|devo falar) com quem(?: la| ai)?|com quem (?:falo|devo falar)|(?:a )?quem (?:e que )?(?:aviso|avisamos|devo avisar)|aviso (?:a )?quem|como aviso',
  comesToUs: String.raw`\b(?:conte|contem) comigo\b|(?<!\bse (?:eu )?)\b(?:(?:quero|queria|queremos|vou|vamos|penso|gostava de|gostaria de) (?:ir|passar)|vou|passo|irei|vamos) (?:ai|por ai|la|hoje|amanha|(?:n[ao] )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?! (?:ao?|para|no|na) )|(?:ao|no|pelo) (?:vosso )?escritorio|(?:em|por) (?:${towns}))\b|(?<!\bse (?:eu )?)\b(?:quero|queria|vou|gostava de|gostaria de) visitar vos\b`,
  /** People who would sign in as one. */
  sharesLogin: String.raw`(?<!\b(?:nao|nao quiser|ninguem) )\b(?:partilh\w+|divid\w+) (?:\w+ ){0,3}?(?:contas|senhas?|palavras? (?:passe|chave)|logins?|acessos?)\b|\b(?:usar|usam|usem|usarem|usando|partilh\w+) (?:\w+ ){0,3}?(?:uma|mesma|minha|a) (?:so )?(?:conta|senha|palavra passe)\b`,
  asksForQuote: String.raw`\b(?:envi|mand|prepar)\w{1,3} (?:me |nos )?(?:uma? |a |o |vossa )?(?:cotacao|orcamento|(?:factura |fatura )?pro ?forma)\b|\b(?:quero|queria|queremos|preciso de|precisamos de|gostava de|gostaria de)(?: ter| receber)? (?:uma? |a |o )?(?:cotacao|orcamento|(?:factura |fatura )?pro ?forma)\b|^(?:(?:ola|por favor|uma?) ){0,3}(?:cotacao|orcamento|(?:factura |fatura )?pro ?forma)(?: (?:para|por favor)|$)`,
  /** What is done by telephone, in whatever form. */
  callWord: '(?:lig|telefon)[a-z]+|chamadas?',
  asksForCall: String.raw`\b(?:liga|ligue|liguem|telefone|telefonem) (?:me|nos|para mim)\b|\b(?:pode|podem|podia|podiam|poderia|poderiam) (?:me )?(?:ligar|telefonar)\b|\b(?:quero|queria|queremos|gostava|gostaria|prefiro) (?:de )?(?:que )?(?:me |nos )?(?:liguem|ligue|liguem|telefonem|telefone)\b|\b(?:quero|queria|gostava|gostaria|preciso) (?:de )?(?:receber )?uma (?:chamada|ligacao)\b|\bquando (?:e que )?(?:me )?(?:ligam|telefonam|vao ligar)\b|\bpedi uma (?:chamada|ligacao)\b`,
  wantsToStart: String.raw`(?:eu )?(?:quero|queria|queremos|gostava de|gostaria de) (?:ja )?(?:comecar|experimentar|testar)(?: (?:ja|agora|hoje|por favor|como)){0,2}|vamos (?:experimentar|comecar)|inscreva me`,
  takesOffer:
    'candidatar me|envie (?:o|a) (?:meu |minha )?(?:pedido|candidatura)|sim|claro|vamos|com certeza|pode ser|aceito|(?:eu )?(?:(?:o|a|me) )?(?:quero|queria|queremos|gostava de|gostaria de)(?: (?:o|a|me))?(?: (?:ter|candidatar(?: me)?|comecar))?(?: (?:sim|uma|isso|ja|o|a))?',
  besideOffer: 'ok|nao|entao|por favor|favor|obrigad[oa]|agora|como|comecar',
  asksNoted: String.raw`\b(?:anotou|anotaram|registou|registaram|guardou|guardaram|ficou com|tomou nota|tem) (?:d?o meu|d?a minha|o|a) (?:numero|nome|pedido|marcacao|chamada|demonstracao)\b|\b(?:ficou|fica|esta) (?:anotad[oa]|registad[oa]|marcad[oa]|confirmad[oa])\b`,
  applies: 'pedir|peco|candidatar',
  passesOn:
    '(?:(?:pode|podem) )?(?:mandar|enviar|mande|mandem|envie|enviem)(?: (?:me|nos))? o formulario(?: para (?:a|o) (?:noss[oa]|minha|meu) [a-z]+)?|(?:passe|passem|envie|enviem|mande|mandem|encaminhe|encaminhem|transmita|transmitam) (?:o (?:meu )?pedido|isso|isto)|(?:pode|podem) (?:passar|encaminhar|transmitir|enviar)(?: (?:o (?:meu )?pedido|isso))?',
  visitWord: 'visita|marcacao',
  changesTold: 'afinal|na verdade|nao|entao|antes|melhor|mude|mudar|altere|passe|desculpe|so',
  consultation: 'reuniao de consultoria|consultoria',
  pharmacyTrade: 'farmacia|farmacias',
  restaurantTrade: 'restaurante|restaurantes|bar|cafe|snack',
  hotelTrade: 'hotel|hoteis|pensao|hospedaria|residencial|lodge',
  retailTrade: 'loja|lojas|cantina|mercearia|supermercado|minimercado|boutique',
  inventoryTrade: 'stock|armazem|estoque',

  skips: 'passar|saltar|nao|mais tarde|depois|agora nao|nao sei|sei la|nenhuma ideia|sim|esta bem|ok',
  courtesies:
    'obrigado|obrigada|brigado|obg|muito|agradeco|agradecido|agradecida|valeu|grato|grata|pela|pelo|ajuda|resposta|atencao|ok|okay|esta|bem|boa|perfeito|perfeita|otimo|optimo|entendido|entendi|certo|fixe|excelente|tchau|adeus|ate|logo|breve|a|o|e|senhor|senhora',
  ends: 'nao obrigad[oa]|obrigad[oa]|muito obrigad[oa]|e tudo|so isso|mais nada|deixe|deixa|cancelar|adeus|ate logo|tchau',
  days: 'hoje|amanha|segunda|segunda feira|terca|terca feira|quarta|quarta feira|quinta|quinta feira|sexta|sexta feira|sabado|domingo|semana|mes|manha|tarde|noite|meio dia|agora|quando puderem|quando quiserem|dia|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  hourMarks: 'horas?',
  howMany: 'eu|so eu|sozinh[oa]|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|duzia',
  asksBack: 'quant[oa]s?|como|porque|por que|qual|quais|onde|quem|o que|e que|tem|ha|posso|podem|pode|sera que',
  weekdayNames:
    'segunda(?:[- ]feira)?|ter[cç]a(?:[- ]feira)?|quarta(?:[- ]feira)?|quinta(?:[- ]feira)?|sexta(?:[- ]feira)?|s[aá]bado|domingo',
  everyDay: 'cada|todas as|todos os',
  comingDay: 'próxima |proxima |na |no ',
  comingBehind: 'que vem',
  otherDays: 'hoje|(?:depois de )?amanh[aã]|a próxima semana|a proxima semana|esta (?:manh[aã]|tarde|noite)',
  dayParts: 'depois d[eo] almo[cç]o|(?:d[ea]|pela) (?:manh[aã]|tarde|noite)|[àa] (?:tarde|noite)|ao meio[- ]dia',
  atHour: 'às|as|à|pelas|depois d[aoe]s?|antes d[aoe]s?',
  fromHour: 'entre(?: as)?|das',
  toHour: 'e(?: as)?|às|as|até(?: às)?',
  onDay: 'd[eao]',
  evening: 'noite',
  /** With accents: that something was told already. */
  saidBefore: String.raw`(?:como )?(?:j[aá] (?:(?:lhe|te|vos|o) )?(?:disse|falei|escrevi)|acabei de (?:lhe |te )?(?:dizer|escrever))`,
  /** Behind a time. */
  besideWhen: 'ent[aã]o|por favor|se|pode|d[aá]',
  /** Between the first and the last day of a week. */
  toDay: 'a|ate',
  /** Who says so is no association. */
  isBusiness: 'somos (?:um negocio|uma empresa)',
  inPlace: 'em|perto de',
  notTowns: 'portugues|ingles|frances',
  amIn: 'eu (?:moro|vivo|trabalho)|estou|estamos|sou|somos|moro|moramos|vivo|vivemos|fico|ficamos|venho|fica|aqui',
  ownShop: 'meu|minha|meus|minhas|nosso|nossa|nossos|nossas|tenho|temos|giro|gerimos',
  shops:
    'lojas?|empresas?|negocios?|padarias?|supermercados?|mercados?|clinicas?|escolas?|bares|bar|farmacias?|restaurantes?|hoteis|hotel|armazens|armazem|escritorios?',
  placeBefore: 'em|no|na|nos|nas|de|do|da|perto de',
  countryNames: 'guine=GN/GW|rdc=CD|rd congo=CD|costa do marfim=CI',
  peopleCounted: 'pessoas|funcionários|funcionarios|trabalhadores|utilizadores|usuários|usuarios',
  saidSmall: 'Hoje|Amanhã|Amanha|Eu|Em|No|Na|Às|Só',

  townBeforeClock: '',
  townBehindClock: String.raw`(?:(?:hora|horas|relogio) (?:em |de |do |da |no |na )?|(?<!\d|(?:em|dentro de|durante) )(?:1?\d|2[0-3]) ?h(?:oras?)? ?(?:\d\d )?(?:aqui )?em )([a-z]+)`,
  isHere: 'moro|estou|vivo|aqui',
  clockWord: 'que horas|relogio',

  realWord: 'verdadeir[oa]|real|outr[oa]',
  human:
    '(?:agente|operador|operadora|pessoa|colega|conselheir[oa]) (?:human[oa]|de verdade|real|verdadeir[oa])|(?:«realWord» )?(?:human[oa]|ser humano)|alguem de verdade|pessoa de carne e osso',
  role: 'operador|operadora|atendente|colega|responsavel|tecnico|comercial|vendedor|vendedora|gerente|a vossa equipa|vossa equipa|equipa',
  anybody: 'pessoa|alguem',
  article: 'um |uma |o |a |com o |com a |vosso |vossa ',
  pleaseWord: 'por favor|favor|se faz favor|agora|ja|disponivel',
  speak: 'falar|conversar|fala|falo',
  with: 'com|a',
  passOn: 'passar|passem|ligar|ligue|transferir|transfira',
  passMe: 'me|nos|em contacto|em contato',
  asksForPerson: String.raw`\b(?:quero|queria|gostaria de|gostava de|preciso de|prefiro) (?:ter )?(?:um |uma )?(?:«human»|agente|atendente|operador|operadora|alguem)(?: «pleaseWord»){0,3}$|\b(?:posso|podemos|da para) (?:ter|falar com|contactar|contatar) (?:um |uma )?(?:«human»|agente|atendente|operador|operadora|alguem)(?: «pleaseWord»){0,3}$|\balguem (?:pode|podia|consegue) (?:me )?ajudar(?: me)?\b|\b(?:ligue|liguem|telefone|telefonem|contacte|contactem) (?:me|nos|para mim)\b|\b(?:me|nos) (?:liguem|ligue|ligar|contactem|contacte|telefonem)\b|\bha (?:alguem|uma pessoa)(?: «pleaseWord»){0,3}$|\balguem (?:esta|em linha|disponivel)\b`,
  bareArticle: 'um |uma ',
  hailing: 'ola |bom dia |boa tarde |boa noite ',
  personAlone:
    'agente|pessoa|responsavel|gerente|atendente|operador|operadora|servico de apoio|apoio ao cliente|alguem',
  refusesPerson: String.raw`\bnao (?:\w+ ){0,3}(?:falar|conversar|ligar|ligue|liguem|humano|humana|agente|atendente)\b|\b(?:os meus|as minhas|os nossos|as nossas|meus|minhas|nossos) (?:empregad[oa]s?|funcionarios?|clientes?|caixas?|vendedores?|utilizadores?|equipas?)(?: \w+){0,2} (?:falar|conversar|falam)\b`,

  verdict: 'Sim|Não',
  leansBack:
    'ele|ela|eles|elas|isso|isto|esse|essa|este|esta|estes|estas|depois|mas|então|e|ou|o resto|os outros|ao lado|as outras|o outro|cada um|todos|todas|lá|aí|senão',
  leansInside: '[nd](?:ele|ela|eles|elas)|também|[nd]?esse dia',

  meansPerson: 'human[oa]s?|pessoas?|agentes?|atendentes?|operador(?:es|a|as)?',
  meansPrice: 'preços?|precos?|custos?|custa|custam|tarifas?|quanto fica',

  // O pacote Business, e o negócio de alguém.
  aheadOfName: 'do|da|de|ou|pre[cç]o|custa|comprar',
  behindName: 'em|ou|custa|pre[cç]o|por|para',
  whoseBusiness: 'meu|nosso|um',
  businessOf: '',
} as const satisfies Record<ReadingWordName, string>
