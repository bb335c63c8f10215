import type { ServicesCopy } from '#content/copy/services.ts'
import { askUs } from '#content/page-words.ts'
import { channels, contact } from '#facts/contact.ts'
import { offices } from '#facts/offices.ts'
import { plans } from '#facts/plans.ts'
import { sayList, sayPrice } from './figures.ts'
import { channelHours, channelLabels } from './hours.ts'

export const services = {
  title: 'Serviços para o seu ramo',
  searchTitle: 'Instalação, formação e apoio em África',
  description:
    'Pomos a suite a funcionar consigo: a lista carregada, o pessoal formado, as impressoras ligadas, e alguém que atende quando liga.',
  opening: {
    kicker: 'Arranque, formação e apoio',
    headline: ['Instalamos consigo', 'e ficamos ao lado.'],
    lead: 'A suite fica pronta em minutos. O que demora é conhecer as suas prateleiras, e isso fazemos juntos: produtos, preços, pessoal e impressoras.',
    actions: [
      askUs('Começar hoje', 'trial', 'Gostava de começar hoje. O que é preciso para começar?'),
      askUs(
        'Marcar uma reunião',
        'consultation setup',
        'Gostava de marcar uma reunião de consultoria sobre o arranque da suite.',
      ),
    ],
    facts: [
      ['Telefone', channelLabels.phone],
      ['Resposta a e-mails', `Em ${channels.email.replyHours} horas`],
      ['Apoio técnico', channelLabels.support],
    ],
  },
  trades: {
    heading: 'Escolha o seu ramo',
    note: 'Atrás de cada balcão os primeiros dias são diferentes. Eis o que fazemos no seu.',
    cards: [
      {
        trade: 'pharmacy',
        label: 'Farmácia',
        href: '/pharmacy',
        text: 'Carregamos a sua lista com lotes e datas, e ficamos para a primeira manhã de alertas de validade.',
        businessTypes: 'Farmácias comunitárias, postos de medicamentos, farmácias de clínica',
      },
      {
        trade: 'retail',
        label: 'Loja',
        href: '/retail',
        text: 'Registamos as prateleiras consigo, ligamos o leitor e vemos passar a primeira fila.',
        businessTypes: 'Supermercados, ferragens, boutiques, vendas a grosso',
      },
      {
        trade: 'restaurant',
        label: 'Restaurante',
        href: '/restaurant',
        text: 'Desenhamos as suas mesas, arrumamos a ementa por posto e servimos uma noite de ensaio.',
        businessTypes: 'Restaurantes, cafés, bares, refeitórios',
      },
      {
        trade: 'hotel',
        label: 'Hotel',
        href: '/hotel',
        text: 'Numeramos os quartos, passamos as reservas em aberto e acompanhamos uma saída na recepção.',
        businessTypes: 'Hotéis, casas de hóspedes, lodges',
      },
    ],
  },
  services: {
    heading: 'O que fazemos, e o que lhe pedimos',
    note: 'Leve um ou todos. Para o que preferir fazer sozinho, a documentação mostra como.',
    bringLabel: 'Da sua parte',
    entries: [
      {
        id: 'setup',
        title: 'Arranque',
        text: 'Abrimos a conta consigo diante do ecrã e percorremo-la uma vez, do nome no recibo ao fecho do dia.',
        includes: [
          'Lojas, caixas e horários',
          'Um recibo com o seu nome e o seu imposto',
          'Uma função para cada pessoa que vende',
          'Impressora, leitor e gaveta da caixa',
        ],
        bring: 'a pessoa que sabe os preços.',
      },
      {
        id: 'data-import',
        title: 'Passagem de dados',
        text: 'Uma folha de cálculo, um ficheiro do programa antigo, fotografias do caderno: fazemos deles produtos e devolvemos cada linha que não percebemos.',
        includes: [
          'Produtos, preços e fornecedores',
          'Stock de abertura por loja',
          'Clientes e o que devem',
          'Lotes e datas onde contam',
        ],
        bring: 'a lista, tal como está.',
      },
      {
        title: 'Formação',
        text: 'As pessoas aprendem na sua própria caixa, com a sua própria mercadoria: primeiro vendas, depois devoluções, depois o fecho.',
        includes: [
          'Operadores de caixa: vendas e devoluções',
          'Gerentes: stock e preços',
          'Donos: relatórios e permissões',
          'Na língua do seu balcão',
        ],
        bring: 'todos os que mexem na gaveta, incluindo quem ajuda ao domingo.',
      },
      {
        title: 'Integrações',
        text: 'Ligamos a suite ao que já paga. Onde ainda não há ligação, o seu programador usa a API, e nós respondemos às perguntas.',
        includes: [
          'Mobile money e TPA',
          'O recibo fiscal do seu país',
          'Ficheiros que o seu contabilista abre',
          `API e webhooks, desde o ${plans.professional.name}`,
        ],
        bring: 'os nomes dos serviços e alguém com autorização para entrar neles.',
      },
      {
        title: 'Apoio',
        text: 'Quem atende já trabalhou numa caixa. Diga-nos o que o ecrã mostra; não precisa de saber como se chama.',
        includes: [
          `Telefone, ${channelHours.phone}`,
          `E-mail, ${channelHours.email}`,
          `Chat em directo, ${channelHours.chat}`,
          `Apoio técnico, ${channelHours.support}`,
        ],
        bring: 'o nome da loja e a caixa onde aconteceu.',
      },
      {
        id: 'site-visits',
        title: 'Visitas ao local',
        text: `Há avarias que só se vêem no sítio: a impressora atrás da geleira, a tomada que morre ao meio-dia. Saímos de ${sayList(offices.map(({ city }) => city))}.`,
        includes: [
          'Cabos, impressoras e a bateria de reserva',
          'A primeira manhã de vendas',
          'A primeira contagem com leitores',
          'Uma loja nova no dia em que abre',
        ],
        bring: 'a chave do armazém.',
      },
    ],
  },
  scenes: {
    heading: 'Contado antes de vendido.',
    note: 'Duas folhas de um arranque, tal como as receberia. As lojas que lá aparecem são inventadas.',
    importCheck: {
      label:
        'Verificação de uma lista de stock importada: a maioria das linhas está pronta, três tipos de linhas esperam resposta.',
      title: 'Verificação da lista',
      aside: 'stock, Musanze',
      ready: { name: 'Prontas a vender', lines: 1_187 },
      open: [
        { name: 'Dois nomes, um produto?', example: 'Açúcar 50, Isukari 50 kg', lines: 31 },
        { name: 'Sem preço', example: 'Caderno escolar, 96 páginas', lines: 22 },
        { name: 'Grade ou garrafa?', example: 'Água mineral 500 ml', lines: 14 },
      ],
      total: 'Linhas da sua lista',
    },
    visit: {
      label:
        'Nota de uma visita a uma loja em Rubavu: quatro coisas estão feitas, um segundo cartão SIM segue na quinta-feira.',
      title: 'Visita, Rubavu',
      aside: 'Terça, 07:30',
      done: 'Feito',
      tasks: [
        { task: 'Impressora de talões', detail: 'Nome, NIF e imposto no talão' },
        { task: 'Leitor, caixa 2', detail: 'Também lê etiquetas rasgadas' },
        { task: 'Corte de energia, ensaiado', detail: 'Vendido a bateria, enviado depois' },
        { task: 'A Aline fecha sozinha', detail: 'Venda, devolução, gaveta contada' },
        { task: 'Segundo cartão SIM', detail: 'Para os dias sem cabo', openUntil: 'Quinta' },
      ],
    },
  },
  rollout: {
    heading: 'Da primeira chamada ao terceiro ano',
    note: 'As suas prateleiras decidem quanto demora cada passo. A ordem é sempre a mesma.',
    caption: 'O que faz o cliente e o que fazemos nós em cada etapa do arranque',
    columns: ['Quando', 'Da sua parte', 'Da nossa'],
    steps: [
      [
        'A primeira chamada',
        'Diga o que vende, onde, e o que corre mal.',
        'Perguntamos, e dizemos se a suite não servir.',
      ],
      ['A semana da lista', 'Mande tudo o que tem escrito.', 'Carregamos e marcamos o que ninguém consegue ler.'],
      [
        'A semana da contagem',
        'Conte uma prateleira de cada vez; a loja fica aberta.',
        'Corrigimos os números à medida que os diz.',
      ],
      [
        'A semana do ensaio',
        'Vendam uns aos outros, devolvam, fechem.',
        'Ficamos atrás de si, calados até alguém perguntar.',
      ],
      ['A primeira manhã', 'Venda.', 'Ficamos na loja, ou ao telefone se for longe.'],
      ['O primeiro fecho', 'Conte a gaveta.', 'Ajudamos a encontrar cada moeda que não bate certo.'],
      ['O fim do mês', 'Leia o relatório em voz alta.', 'Mudamos o que o mês mostrou estar errado.'],
      [
        'O primeiro ano',
        'Avise-nos antes de abrir uma loja ou sair um gerente.',
        'Copiamos a configuração, passamos as permissões.',
      ],
      [
        'O terceiro ano',
        'Peça o que entretanto lhe faz falta.',
        'Revemos consigo permissões, preços e mercadoria velha.',
      ],
    ],
  },
  questions: {
    heading: 'O que perguntam antes da primeira chamada',
    actions: [askUs('Fazer uma pergunta', 'question setup', 'Tenho uma pergunta sobre os vossos serviços:')],
    entries: [
      {
        id: 'setup-cost',
        question: 'Quanto custam o arranque e a formação?',
        answer: `Depende das suas lojas e do estado da lista, por isso recebe o preço por escrito antes de começarmos. O plano é à parte: desde ${sayPrice(plans.starter.monthlyPrice)} por mês, na página de preços.`,
      },
      {
        id: 'old-system',
        question: 'O programa antigo pode continuar ao lado durante algum tempo?',
        answer:
          'Pode, até o primeiro mês fechar com os mesmos números nos dois. Depois pare: registar cada venda duas vezes é trabalho a dobrar.',
      },
      {
        id: 'far-away',
        question: 'A minha loja fica longe de todos os escritórios. Quem me ajuda na primeira manhã?',
        answer:
          'Nós, por telefone e por chat, enquanto está na caixa. Quando são precisas mãos, juntamos a visita a outras na mesma estrada.',
      },
      {
        id: 'trained-leave',
        question: 'E se as pessoas que formaram se forem embora?',
        answer:
          'Ligue-nos quando as novas começarem. A documentação cobre o primeiro dia, e há uma caixa de treino para que ninguém aprenda à custa de um cliente.',
      },
      {
        id: 'hardware',
        question: 'Tenho de vos comprar impressoras e tablets?',
        answer:
          'Não. Diga-nos o que tem no balcão e dizemos-lhe com franqueza se serve. A maior parte das impressoras de talões e dos leitores serve.',
      },
      {
        id: 'parting',
        question: 'Se um dia nos separarmos, o que acontece aos meus números?',
        answer:
          'Leva-os consigo. Produtos, clientes, stock e vendas saem em ficheiros que qualquer folha de cálculo abre.',
      },
    ],
  },
  closing: {
    heading: 'Outro ramo, ou vários?',
    text: `Diga-nos o que vende e onde o dia corre mal. Uma pessoa responde no prazo de ${contact.demoReplyHours} horas, e di-lo se a suite não for a ferramenta certa.`,
    actions: [askUs('Falar com um comercial', 'sales', 'O meu negócio não está na lista. Vendo:')],
    related: [
      { label: 'Todos os módulos', href: '/modules' },
      { label: 'Várias lojas', href: '/multi-location' },
      { label: 'Grandes organizações', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies ServicesCopy
