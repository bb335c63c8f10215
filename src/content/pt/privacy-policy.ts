import { linkToMail } from '#contract/contact-links.ts'
import type { PrivacyPolicyCopy } from '#content/copy/privacy-policy.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { callTo, contact } from '#facts/contact.ts'
import { privacy, privacyLaws } from '#facts/legal.ts'
import { headquarters, offices } from '#facts/offices.ts'
import { sayList } from './figures.ts'
import { sayAddress, sayCountry } from './places.ts'

const { rwanda } = privacyLaws
const address = sayAddress(headquarters)

/** The law has no Portuguese version; this says its title in Portuguese. */
const law = `Lei n.º ${rwanda.number}, de ${rwanda.signedOn}, relativa à protecção dos dados pessoais e da privacidade`
const authority = `Autoridade Nacional de Cibersegurança (${rwanda.authority})`

export const privacyPolicy = {
  title: 'Política de privacidade',
  searchTitle: 'Política de privacidade deste site',
  description: `O que este site lhe pede, para onde vai, quanto tempo fica e como o retira: a política de privacidade da ${brand.company}.`,
  opening: {
    kicker: brand.company,
    headline: ['Política de', 'privacidade'],
    lead: 'O que este site lhe pede, para onde vai e como o retira. Em palavras simples, para que não precise de um advogado para a ler.',
    actions: [],
    facts: [
      ['Cookies instalados por este site', 'Nenhum'],
      ['Um pedido é apagado ao fim de', `${privacy.retentionDays} dias`],
      ['Respondemos em', `${privacy.answerDays} dias`],
    ],
  },
  dates: { today: 'Data', revised: 'Última revisão do texto' },
  contents: 'As dez secções',
  sections: [
    {
      id: 'overview',
      title: 'Em resumo',
      text: [
        `Esta política trata do site público da ${brand.product}. A ${brand.company}, ${address}, é quem o mantém e responde pelo que aqui acontece aos seus dados.`,
        `Seguimos a ${law}, do Ruanda, e o RGPD sempre que o protege. O que o seu negócio guarda na própria suite é regulado pelo respectivo contrato, e não por esta página.`,
        'Não precisa de conta. Todas as páginas se lêem de uma ponta à outra sem nos dizer nada.',
      ],
    },
    {
      id: 'information',
      title: 'O que recolhemos',
      text: [
        'Ficamos a saber de si destas formas e de mais nenhuma. Não compramos dados a seu respeito, e este site não recebe pagamentos.',
      ],
      points: [
        'O formulário de demonstração: o seu nome, telefone, e-mail, empresa e respectivo tamanho, os módulos que escolheu, a mensagem e, se a indicar, a hora a que quer que lhe telefonemos. Recebe um único e-mail a confirmar, se pudermos escrever para o seu endereço. Anotamos quando chegou, se tinha escrito pouco antes, e se parece obra de um robô.',
        `O chat em directo: o que escreve à ${brand.assistant} ou a um colega, e o que nos diz de si antes de começar. A conversa fica no nosso servidor, e a nossa equipa comercial recebe um resumo.`,
        'De onde veio, só se permitir a publicidade: o site que o enviou e as palavras da campanha na respectiva ligação. Seguem com um pedido de demonstração.',
        'A sua resposta ao aviso de cookies: as quatro escolhas, a data e um número aleatório, sem endereço de internet. Mostra que perguntámos.',
        'Que uma página foi lida, só se permitir as estatísticas: contamos a visita, sem nada que o distinga do leitor seguinte.',
        'O seu endereço de internet, enquanto respondemos ao pedido do navegador e um pouco mais. Para que ninguém inunde o formulário, fica contado dois dias na nossa base de dados, sob um código que não permite reconstituí-lo; o endereço em si nunca é gravado. Para o chat, descobrimos por ele o seu país, e guardamos só o país.',
      ],
    },
    {
      id: 'use',
      title: 'Para que o usamos',
      text: ['Tudo o que está acima tem um destes usos.'],
      points: [
        'Responder-lhe, e preparar o que pediu para ver.',
        'Reconhecer uma segunda mensagem do mesmo e-mail, para que ninguém lhe pergunte tudo duas vezes.',
        'Manter os robôs fora do formulário. Um pedido que só um robô podia ter enviado é posto de lado, e um colega vê-o antes de ser deitado fora.',
        'Saber, com o seu consentimento, que páginas são lidas e que campanha valeu o dinheiro.',
      ],
      after: [
        'Nas palavras da lei: agimos porque nos pediu, porque temos um interesse legítimo num formulário que funcione e, em tudo o que é facultativo, porque consentiu. Não o pomos em nenhuma lista de correio a que não tenha aderido.',
      ],
    },
    {
      id: 'sharing',
      title: 'Quem os recebe',
      text: ['Os seus dados não são vendidos, e nenhum anunciante fica a saber que aqui esteve. Estes vêem uma parte:'],
      points: [
        'Os nossos colegas das vendas e do apoio.',
        'A empresa que entrega o nosso correio, porque um pedido ou o resumo de um chat chega à equipa comercial por e-mail.',
        'Um serviço que reencaminha formulários, e o ficheiro de clientes com que a equipa comercial trabalha, onde os usamos. Recebem o pedido com as suas notas.',
        'O fornecedor de um modelo de linguagem, onde a assistente usa um em vez de responder a partir do nosso servidor. Recebe as palavras da conversa.',
        'Um serviço que descobre o país de um endereço de internet, onde usamos um em vez da nossa própria lista.',
        'O OpenStreetMap, assim que pedir o mapa das ruas na nossa página de contacto. O seu navegador vai então buscá-lo ao servidor deles, segundo as regras deles, até o fechar.',
        'Um tribunal ou uma autoridade, quando a lei não nos deixa escolha.',
      ],
    },
    {
      id: 'security',
      title: 'Segurança',
      text: [
        'Entre o seu navegador e o nosso servidor, a ligação é encriptada. O seu navegador tem ordem para não correr nestas páginas nenhum script que não seja nosso, e para não as mostrar dentro de nenhum outro site.',
        'O nosso registo anota que página foi pedida e quanto tempo levou. Não tem endereços de internet, nem nomes, nem uma palavra de nenhuma mensagem.',
        `Ao fim de ${privacy.retentionDays} dias, o nosso servidor apaga um pedido ou uma conversa, com o registo dos e-mails enviados a esse respeito. Os e-mails das nossas caixas são apagados à mão, e uma cópia de segurança desaparece quando a seguinte a substitui.`,
        `Se os seus dados chegarem a quem não deviam, avisamo-lo, e avisamos a ${authority} do Ruanda, como a lei manda.`,
      ],
    },
    {
      id: 'rights',
      title: 'Os seus direitos',
      text: ['Os dados falam de si, por isso a decisão é sua. Pode:'],
      points: [
        'ver o que temos a seu respeito, e levá-lo num ficheiro;',
        'pedir que seja corrigido;',
        'pedir que seja apagado da nossa base de dados, das caixas de correio e do ficheiro de clientes;',
        'opor-se a um uso, ou fazê-lo parar enquanto o examinamos;',
        'retirar um consentimento, sem dar razões e sem custos;',
        `queixar-se à ${authority} do Ruanda, ou à autoridade do país onde vive.`,
      ],
      after: [
        `Diga-nos o e-mail ou o telefone que usou, pois é assim que o encontramos. Respondemos em ${privacy.answerDays} dias, e não custa nada.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      text: [
        'Este site não instala cookies. Aquilo de que se lembra fica na memória do seu próprio navegador, e antes de escolher não se lembra de nada. Há quatro tipos, e pode mudar de ideias em qualquer página.',
      ],
      points: [
        'Necessários: segurança, gestão da rede e acessibilidade. Sempre activos.',
        'Funcionais: escolhas memorizadas, apoio por chat e conteúdo personalizado.',
        'Estatísticas: números anónimos de visitas.',
        'Publicidade: anúncios relevantes e eficácia das campanhas.',
      ],
      after: ['Cada item tem um nome, e encontra-o por esse nome nas definições do seu navegador.'],
    },
    {
      id: 'transfers',
      title: 'De um país para outro',
      text: [
        `Temos escritórios nestes países: ${sayList(offices.map(({ countryCode }) => sayCountry(countryCode)))}. O seu pedido pode ser lido em qualquer deles, segundo estas mesmas regras.`,
        `Um fornecedor nomeado em «Quem os recebe» pode trabalhar ainda noutro país. Só usamos um se estiver obrigado por contrato a proteger os seus dados como nós, e com a autorização da ${authority} onde a lei a exige.`,
      ],
    },
    {
      id: 'children',
      title: 'As crianças',
      text: [
        `Este site é para quem tem um negócio. Não se destina a menores de ${privacy.leastAge} anos, e não guardamos conscientemente nada a seu respeito. Se uma criança nos escreveu, diga-nos, e apagamos.`,
      ],
    },
    {
      id: 'contact',
      title: 'Contacto',
      text: [
        `Para tudo o que diga respeito a esta página, escreva à ${brand.company}, ${address}, ou envie um e-mail. Uma pessoa lê-o e responde, o mais tardar, em ${privacy.answerDays} dias.`,
      ],
      links: [
        { label: contact.email, href: linkToMail(contact.email) },
        { label: contact.phone, href: callTo(contact.phone) },
      ],
    },
  ],
  storage: {
    caption: 'O que o seu navegador guarda para este site',
    columns: ['Nome', 'Para que serve', 'Tipo, e quanto tempo fica'],
    purposes: {
      'cookie-consent': 'A sua escolha entre os quatro tipos, para perguntarmos só uma vez.',
      'cookie-consent-date': 'O momento dessa escolha.',
      'cookie-consent-version': 'De que texto dos quatro tipos escolheu, para voltarmos a perguntar se ele mudar.',
      'cookie-consent-id': 'O número aleatório com que o nosso registo guarda essa escolha.',
      'cookie-consent-unsent': 'Essa escolha mais uma vez, até o nosso registo a receber.',
      'demo-request-draft':
        'O formulário até onde o preencheu. Apagado assim que é enviado, ou sete dias depois da última alteração.',
      'demo-request-unsent': 'Um pedido que não encontrou rede, até ser entregue, durante sete dias no máximo.',
      'challenge-paused': 'Que parou o relógio ao lado da conta.',
      'plan-needs': 'Os números que deu à calculadora de preços.',
      'price-view': 'Se lê os preços ao mês ou ao ano, e em que moeda.',
      'management-chat-state':
        'O seu chat connosco: o que se disse, o que nos disse de si, e onde está a janela. Apagado uma semana depois da última palavra, ou da abertura pela ligação de um e-mail nosso.',
      'chat-draft': 'O que começou a escrever-nos no chat. Apagado assim que é enviado.',
      language: 'A língua que escolheu, para não lhe propormos outra.',
      'street-map': 'Que o mapa das ruas pode ser mostrado sem perguntar de cada vez.',
      'pages-kept': 'As páginas que abriu, os preços e os contactos, para os ler sem rede.',
      attribution: 'O site ou a campanha que o trouxe aqui da primeira e da última vez.',
    },
    kinds: {
      necessary: 'Necessários',
      functional: 'Funcionais',
      analytics: 'Estatísticas',
      marketing: 'Publicidade',
    },
    spans: { visit: 'até fechar o separador', device: 'até ser apagado por si ou pelo navegador' },
  },
  closing: {
    heading: 'Uma pergunta a que esta página não responde?',
    text: 'Faça-a por palavras suas. Não é preciso falar como a lei para usar um direito.',
    actions: [askUs('Perguntar-nos', 'question privacy', 'Tenho uma pergunta sobre os meus dados.')],
    related: [
      { label: 'Como os negócios são mantidos à parte', href: '/multi-tenant-architecture' },
      { label: 'Escritórios e endereços de e-mail', href: '/contact' },
    ],
  },
} as const satisfies PrivacyPolicyCopy
