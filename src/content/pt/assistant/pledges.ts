import type { PledgeName } from '#content/copy/assistant/words.ts'
import type { Pledge } from '#content/guard-pledge.ts'

const feitos = String.raw`(?:enviad[oa]|enviar|mandad[oa]|mandar|reservad[oa]|reservar|activad[oa]|activar|ativad[oa]|criad[oa]|criar|marcad[oa]|marcar|confirmad[oa]|confirmar|cancelad[oa]|cancelar|anulad[oa]|reembolsad[oa]|reembolsar|transferid[oa]|registad[oa]|registar|aplicad[oa]|aplicar|prolongad[oa]|prolongar|oferecid[oa]|oferecer|aprovad[oa]|aprovar|inscrit[oa]|inscrever|agendad[oa]|agendar|dar um desconto|fazer um desconto)`

/** O que ninguém pode prometer, em português, sob os nomes do inglês. */
export const pledges: Readonly<Partial<Record<PledgeName, Pledge>>> = {
  iDo: {
    says: String.raw`\b(?:acabei de|vou|ja|posso|tenho)(?: (?:lhe|ja|tambem|agora|o|a)){0,3} ?${feitos}\b|\b(?:ja|lhe) (?:lhe )?(?:marqu|envi|reserv|cri|activ|ativ|regist|confirm|cancel|anul|reembols|agend|inscrev)e?i\b|\b(?:envio|reservo|ofereco|garanto|prometo|inscrevo|reembolso|telefono|confirmo|marco)-(?:lhe|o|a)\b`,
  },
  isDone: {
    says: String.raw`\b(?:o seu|a sua) (?:conta|demonstracao|teste|pedido|reuniao|encomenda|desconto|assinatura|mensagem|lugar)[^.;]{0,12} (?:esta|foi|sera|ficou) (?:ja |agora )?${feitos}`,
  },
  soonReached: {
    says: String.raw`\b(?:o nosso|a nossa|um|uma) [\p{L}' -]{2,30} (?:(?:passa|vai) ai\b|vai (?:entregar|instalar|passar|ligar|reembolsar|enviar|telefonar)|entregara|instalara|passara|ligara|reembolsara|enviara)\b`,
  },

  tomorrow: { says: String.raw`\b(?:amanha|depois de amanha|hoje a noite)\b` },
  next: {
    says: String.raw`\bproxim[oa]s? (?:semanas?|mes(?:es)?|trimestre|ano|versao|dias|actualizacao)\b|\b(?:semana|mes|trimestre|ano|versao|«weekday») que vem\b`,
  },
  onWeekday: {
    says: String.raw`\b(?:ate|antes de|na|esta) (?:segunda|terca|quarta|quinta|sexta)(?:-feira)?\b(?!s?\.? ?(?:to|-|a|ate|e)\b)`,
    unless: 'fechad',
  },
  inMonth: {
    says: String.raw`\b(?:em|ate|antes de|fins? de|principios? de|durante)[ -](?:«month»|(?:este |o )trimestre)`,
  },
  coming: {
    says: String.raw`\b(?:disponivel|sai|chega\w*) (?:em breve|brevemente)\b|\b(?:em breve|brevemente) (?:disponivel|pronto)|\b(?:em desenvolvimento)\b|\bprevist[oa]s? para\b|\bsera (?:lancad[oa]|acrescentad[oa])`,
  },
  weekend: {
    says: String.raw`\b(?:aos? sabados?|aos? domingos?|fins?-de-semana|feriados?)\b`,
    unless: 'fechad|fora|urgencia|vendas|menos|e-?mail|demonstracao|escrev',
  },
  thisPeriod: {
    says: String.raw`\b(?:cheg\w+|entreg\w+|instal\w*|disponivel)\b.{0,20}\b(?:esta semana|este (?:mes|trimestre|ano))\b`,
  },
  soon: { says: String.raw`\b(?:antes do|ate ao) natal\b|\bantes da pascoa\b` },
  quickReply: {
    says: String.raw`\b(?:respond\w+|respost\w*)\b.{0,25}\b(?:em poucos minutos|(?:dentro de|em|numa) (?:uma )?hora|imediatamente)`,
  },
  howLong: {
    says: String.raw`\b(?:demonstracao|importacao|formacao|instalacao)\b.{0,12}\b(?:dura|leva|demora) (?:cerca de |so |menos de ){0,2}(?:uma?|alguns|algumas|poucos|poucas) (?:minutos?|horas?|dias?|semanas?|mes(?:es)?)\b`,
  },
  anyTimeCall: {
    says: String.raw`\b(?:lig\w+|telefon\w*)\b.{0,24}\b(?:dia e noite|de dia e de noite|a qualquer hora)\b`,
    unless: 'urgencia|enterprise',
  },
  untilMidnight: { says: String.raw`\b(?:abert[oa]s?|respond\w*|atend\w*|chat|telefone)\b.{0,30}\bmeia-noite\b` },

  halfPrice: { says: String.raw`\b(?:metade do preco|a metade|meio preco)\b` },
  deal: {
    says: String.raw`\b(?:oferta|preco|tarifa)s? (?:especia\w+|exclusiv\w+|preferencia\w+|promociona\w*|reduzid\w*)|\b(?:codigos? promociona\w+|cupoes|cupao)\b`,
  },
  discount: {
    says: String.raw`\b(?:descontos?|abatimentos?)\b`,
    unless: String.raw`(?:volume|muitas lojas|varias lojas|a medida).{0,300}(?:pedido|comercial|equipa|orcamento)|(?:pedido|orcamento|contact).{0,300}(?:a medida|varias|muitas|volume)|(?:ong|associac\w+)\b.{0,300}(?:75|toda a vida|desconto)|anual|(?:por|ao|12) ?ano\b|operador|\bcaixa\b|pedidos? de desconto`,
  },
  refund: { says: String.raw`\breembols\w+\b|\bdevolv[\w-]+ (?:\w+ ){1,3}dinheiro\b`, unless: 'clientes?|caixa|venda' },
  yourRefund: { says: String.raw`\breembols\p{L}+-lhe\b|\blhe (?:\p{L}+ ){0,2}reembols\w+` },
  guarantee: {
    says: String.raw`\b(?:garantimos|garanto|garantid[oa]s?|prometo|prometemos|sem risco)\b`,
    unless: 'garantia de servico',
  },
  noFees: {
    says: String.raw`\bsem (?:\w+ )?(?:taxas?|custos?)(?: \w+)?\b|\bnenhuma taxa\b`,
    unless: String.raw`\bong\b|associac`,
    evenDenied: true,
  },
  freeForever: {
    says: String.raw`\b(?:gratis|gratuit[oa]s?)\b(?:(?! e )[^,;.]){0,30}\b(?:«lifelong»)|\b(?:«lifelong»).{0,20}\b(?:gratis|gratuit)|\bnao paga\w* nada\b`,
    evenDenied: true,
  },
  noCharge: {
    says: String.raw`\b(?:de graca|sem pagar|de borla)`,
    unless: String.raw`teste|experiment|ong\b`,
    evenDenied: true,
  },
  free: {
    says: String.raw`\b(?:gratis|gratuit[oa]s?|gratuitamente)\b`,
    unless: String.raw`test[ea]|experiment|\bong\b|associac|aceleradora|30 dias|primeiros`,
  },
  longerTrial: { says: String.raw`\b(?:prolong\w+|segundo) (?:o seu |o ){0,2}teste` },
  fixedPrice: { says: String.raw`\b(?:preco|tarifa)s?\b.{0,25}\b(?:bloquead|congelad|fix[oa]\b)`, evenDenied: true },
  aYearFree: {
    says: String.raw`\b(?:teste|gratis|gratuit\w*)\b.{0,20}\b(?:de|durante|dura) (?:um|uma) (?:\w+ )?(?:semanas?|mes|anos?|trimestre)\b`,
    unless: String.raw`\bong\b|aceleradora`,
  },
  halfOfThat: { says: String.raw`\bmetade (?:disso|desse)\b|\bdivid\w+ por\b` },
  pricePerHead: {
    says: String.raw`\b(?:esse preco|este preco|isso)(?: e)? por (?:cada )?(?:utilizador|loja|dia|semana)\b`,
  },
  inParts: { says: String.raw`\b(?:em \uE000?\d+ (?:vezes|prestacoes)|em prestacoes|sem juros)\b` },
  otherPlan: {
    says: String.raw`\b(?:plano|pacote|versao) (?:basic[oa]|premium|gold|platina|gratuit[oa]|gratis|standard|familia)\b`,
  },
  platinum: { says: String.raw`\b(?:platina|diamante)\b` },
  partOff: {
    says: String.raw`\b(?:metade|um terco|um quarto) a menos\b|\b(?:poupa|economiza)\w* (?:a )?(?:metade|um terco|um quarto)\b`,
  },
  partOfPrice: { says: String.raw`\bpaga\w* metade\b(?! em)|\b(?:metade|terco|um quarto) do preco\b` },
  forEverybody: {
    says: String.raw`\b(?:toda a gente|(?:tod[oa]s (?:os|as)|cada) (?:clientes?|empresas?|ongs?|associac(?:ao|oes)))\b.{0,40}\b(?:descontos?|% de desconto|a menos)`,
  },
  trialAgain: { says: String.raw`\bteste\b.{0,40}\b(?:renov\w+|duas vezes|\uE0002 vezes)\b` },
  accepted: {
    says: String.raw`\ba sua (?:ong|associacao|organizacao|empresa|candidatura|loja) (?:foi|esta|e) (?:aceite|aprovada|admitida|elegivel)\b`,
  },
  youQualify: {
    says: String.raw`\b(?:toda a gente|todos|qualquer um) (?:tem direito|e elegivel|sao elegiveis)|\b(?:e elegivel|tem direito a|cumpre as condicoes)\b`,
    unless: String.raw`\bse\b|quem|negocios|ong`,
  },
  noTrial: { says: String.raw`\bnao ha teste`, evenDenied: true },
  cardForTrial: { says: String.raw`\bteste\b.{0,30}\b(?:pede|exige) (?:um )?cartao` },
  wrongList: { says: String.raw`\b(?:verdadeiro|real) (?:preco|valor)\b|\bpreco (?:verdadeiro|real)\b` },

  saidNoTo: {
    says: [
      String.raw`\b(?:mobile money|dinheiro movel)\b[^.;,]{0,25}\b(?:funciona\w*|trabalha|passa|possivel|aceit\w+)\b[^.;]{0,25}\b(?<said>offline|sem (?:a )?(?:rede|internet|ligacao))`,
      String.raw`\b(?:mudar|muda|trocar|alterar) (?:\w+ )?moeda|\bmoeda\b[^.;]{0,20}\b(?:pode (?:ser )?(?:mudada|mudar|alterada)|muda-se)`,
      String.raw`\b(?:apag|elimin|alter|deslig)(?:a|ar|am)\b[^.;]{0,25}\b(?:registo de accoes|vendas?)\b`,
      String.raw`\b(?:avisa|alerta|verifica|assinala)\b[^.;]{0,40}\b(?:interac\w+|interag\w+|incompat\w+)`,
      String.raw`\breservas?\b[^.;]{0,40}\b(?:automaticamente|sozinhas|sincroniz\w+)`,
      String.raw`\b(?:cobrad|debitad|facturad|renovad|renova)\w*\b[^.;]{0,12}\b(?:automaticamente|sozinh[oa])`,
      String.raw`\bpaga\w*(?:-se)? (?:\w+ )?(?:por|cada) modulo|\bmodulos? (?:sao|e) (?:pag[oa]s?|cobrad[oa]s?) a parte`,
      String.raw`\bdeixa de (?:funcionar|trabalhar)|\bcopias? de seguranca\b[^.;]{0,20}\b(?:de hora a hora|a cada hora|todas as horas)`,
      String.raw`\bcartao\b[^.;]{0,10}\b(?:e|sera) (?:debitado|cobrado)|\b(?:usa|utiliza|guarda|poe) (?:\S+ )?cookies\b|\blicenca\b[^.;]{0,25}\b(?:renovad\w*|expira)\b`,
      String.raw`\b(?:inclui|tem|oferece) uma loja (?:online|na internet)|\b(?:processa|calcula|trata d[ao]s?) (?:\w+ )?(?:salarios|contabilidade)\b`,
      String.raw`\bliga-se ao seu banco|\ba sua conta bancaria\b|\bvales?-oferta\b|\bpaga aos seus (?:fornecedores|empregados)`,
    ].join('|'),
    unless: String.raw`antes|(?:outra|cada|nova) loja`,
  },

  human: {
    says: String.raw`\bsou (?:uma? )?(?:verdadeir[oa] )?(?:human[oa]|pessoa|empregad[oa]|colega)\b|\b(?:fala|escreve|conversa|esta a (?:falar|escrever|conversar)) com (?:uma? )?(?:verdadeir[oa] )?(?:human[oa]|pessoa|empregad[oa]|colega)\b|\bsou (?:[oa] )?(?!sozi\b)\p{L}+,? d[ao] (?:nossa )?(?:equipa|vendas|apoio)`,
  },
  secrets: {
    says: String.raw`\b(?:envie|mande|de|diga|escreva|indique)\b.{0,15}\b(?:o seu|a sua) (?:\w+ ){0,2}(?:pins?\b|cvv|palavra-passe|senha|cartao)|\b(?:qual e|envie|mande|diga|escreva|indique|leia|preciso)\b.{0,40}\b(?:pins?|cvv|palavras?-passe|senhas?|numero d[eo] (?:seu )?cartao|codigo (?:secreto|que recebeu))\b`,
    unless: 'entrada|caixa',
  },
  handOver: {
    says: String.raw`\b(?:envie|mande|diga|de|dite|leia|escreva)\b.{0,8}\bo seu codigo\b|\b(?:transfira|envie|mande|de|entregue|deposite)\b[^.;]{0,12}\b(?:dinheiro|fundos|numerario)\b[^.;]{0,12}\b(?:a|ao|para|por|na|no)\b|\b(?:de|entregue|pague)-lhes?\b[^.;]{0,15}\b(?:dinheiro|numerario)\b`,
  },
  harm: {
    says: String.raw`\b(?:tome|engula)\b.{0,15}\b(?:comprimidos?|capsulas?|doses?|paracetamol|ibuprofeno|aspirina|antibioticos?)\b|\b(?:mate|magoe|suicide)-se\b`,
  },
  ofUs: {
    says: String.raw`\bnunca\b[^.;]{0,15}\bfaturas? nossas?\b|\b(?:fomos|tivemos)\b[^.;]{0,15}\b(?:piratead\w+|fugas?|violac\w+ de dados)\b|\b(?:governo|ministerios?|parlamento|policia|exercito|banco de|universidade de)\b[^.;]{0,30}\b(?:usam?|escolheu|confia)\b[^.;]{0,8}\b(?:nosso|nossa|imisozi|suite)\b`,
    evenDenied: true,
    unless: '«unsure»',
  },
  taxesAndPenalties: {
    says: String.raw`\b(?:ele|ela|imisozi|suite|sistema|software)\b[^.;]{0,12}\b(?:declara|entrega|paga)\b[^.;]{0,12}\b(?:impostos?|iva)\b|\b(?:penalizac\w+|multas?)\b[^.;]{0,12}\b(?:sai|saida|cancel|rescis)\w*|\btaxas? de (?:cancelamento|saida)\b`,
  },
  compensation: { says: String.raw`\b(?:indemniz\w+)\b` },
  best: { says: String.raw`\b(?:lider do mercado|o melhor programa|o melhor software)\b` },
  boss: {
    says: String.raw`\b(?:[Ff]undador\w*|[Dd]irector\w*|[Dd]iretor\w*)\b(?:,| e| chama-se|:| o Sr\.?| a Sra\.?){1,4} (?!Administrador|Gerente|Funcion|Auditor|Super|Starter|Professional|Enterprise)\p{Lu}\p{Ll}+`,
  },
  certified: { says: String.raw`\b(?:certificad[oa]s?(?! de que)|homologad[oa]s?|parceiro oficial)\b`, unless: 'peca' },
}
