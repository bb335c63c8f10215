import type { InventoryManagementCopy } from '#content/copy/inventory-management.ts'
import { askUs } from '#content/page-words.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

const { starter, professional, enterprise } = plans

export const inventoryManagement = {
  title: 'Gestão de inventário',
  searchTitle: 'Software de gestão de stock e inventário em Angola',
  description:
    'Saiba o que há em cada prateleira: código de barras e RFID, stock mínimo, lotes e números de série, alertas de validade e transferências entre lojas.',
  opening: {
    kicker: 'Software de inventário e stock',
    headline: ['Vende-se', 'o que há,', 'e mais nada.'],
    lead: 'A caixa, o armazém e a loja do outro lado da cidade olham para o mesmo número. Desce com uma venda, sobe com uma entrega, e cada mudança tem um nome ao lado.',
    actions: [
      askUs('Marcar demonstração', 'demo inventory', 'Gostaria de ver como se conta e se encomenda o stock.'),
      askUs(
        'Começar teste gratuito',
        'trial inventory',
        'Gostaria de experimentar o inventário com os meus próprios produtos. Como posso começar um teste gratuito?',
      ),
    ],
    facts: [
      [`${starter.name}, ${sayPrice(starter.monthlyPrice)} por mês`, `${starter.products} produtos`],
      [`${professional.name}, ${sayPrice(professional.monthlyPrice)} por mês`, 'Sem limite'],
      ['Leitor', 'A câmara do telemóvel'],
    ],
  },
  themes: {
    heading: 'Da caixa fechada à contagem certa',
    exampleLabel: 'Por exemplo:',
    themes: [
      {
        id: 'barcode-rfid',
        title: 'Código de barras e RFID',
        text: [
          'Passe uma caixa no leitor, à porta, e todos os seus pacotes entram. Um leitor de mão é rápido, a câmara de um telemóvel chega, e o que não tem código recebe uma etiqueta da sua impressora.',
          'Onde há muito para contar, as etiquetas RFID respondem todas ao mesmo tempo: um varão de roupa ou uma palete de pneus lê-se de passagem, sem desembalar.',
        ],
        example:
          'Antes, duas pessoas contavam a boutique de Remera do meio-dia de domingo até escurecer. Agora uma delas passa pelos varões com o leitor, e à uma já acabaram.',
      },
      {
        id: 'reorder-points',
        title: 'Stock mínimo',
        text: [
          'Cada produto sabe até onde pode descer antes de o fornecedor conseguir entregar. Quando a prateleira lá chega, a encomenda fica preparada e espera pela sua aprovação.',
          'O mínimo acompanha as épocas, se deixar: mais açúcar antes do Natal, mais guarda-chuvas antes das grandes chuvas.',
        ],
        example:
          'O cimento leva dois dias a vir da fábrica, e o depósito vende 22 sacos por dia. Com um ou dois dias de folga, o mínimo é 80. Terça à noite há 74; na quinta o camião está no pátio, e nenhum pedreiro foi comprar ao lado.',
      },
      {
        id: 'batch-serial',
        title: 'Lotes e números de série',
        text: [
          'Um lote chegou junto e tem de se poder recolher junto. Um número de série é uma peça e mais nenhuma: um telemóvel, uma bateria, uma botija de gás.',
          'Os dois anotam-se quando a mercadoria entra, e seguem-na por cada loja e cada venda. O caminho de volta, do cliente à entrega, é uma só pesquisa.',
        ],
        example:
          'Um fornecedor manda recolher uma entrega de leite para bebé. A comerciante escreve o lote: 14 latas ainda em duas prateleiras, 22 vendidas, e 17 desses compradores deixaram o número de telefone.',
      },
      {
        id: 'expiry-alerts',
        title: 'Alertas de validade',
        text: [
          'O que tem de sair primeiro está primeiro na lista, enquanto ainda há tempo de o vender, mudar de loja ou devolver. Escolha com quantas semanas de antecedência, para cada tipo de produto.',
          'O alerta mostra o valor, porque trinta pacotes de bolachas não merecem uma reunião e trinta latas de leite para bebé merecem.',
        ],
        example:
          'Iogurte a nove dias do prazo esgota em dois à porta da escola de Muhanga. A loja do centro tê-lo-ia deitado fora.',
      },
      {
        id: 'transfers',
        title: 'Transferências entre lojas',
        text: [
          'A mercadoria na estrada pertence à viagem, não a duas lojas ao mesmo tempo. Sai de uma contagem quando é carregada e entra na outra quando lá alguém a contou.',
          `O que falta à chegada procura-se no mesmo dia, enquanto o motorista se lembra. Várias lojas vêm com o ${professional.name} e o ${enterprise.name}.`,
        ],
        example:
          'Kigali manda 76 unidades para Musanze, chegam 75. A guia diz o produto, quem carregou e quem recebeu, e o bidão de óleo que faltava aparece debaixo do banco.',
      },
    ],
  },
  pictures: {
    codes: {
      label:
        'Uma entrega contada de três maneiras: caixas por código de barras, pacotes soltos por telemóvel, pneus por pórtico RFID; em baixo está o total.',
      title: 'Entrega, 09:40',
      aside: 'contou o Samuel',
      code: '6 161101 440387',
      product: 'Sabão de roupa, caixa de 24',
      rows: [
        { how: 'Código de barras', what: '12 caixas de sabão', pieces: 288 },
        { how: 'Telemóvel', what: 'pacotes de chá soltos', pieces: 37 },
        { how: 'Pórtico RFID', what: 'uma palete de pneus', pieces: 64 },
      ],
      total: 'Entraram',
    },
    reorder: {
      label:
        'Cimento durante duas semanas: o stock desce duas vezes ao mínimo, e de cada vez uma entrega volta a subi-lo.',
      title: 'Cimento, 50 kg',
      aside: 'duas semanas',
      pointName: 'Stock mínimo: 80 sacos',
      events: [
        ['Terça', 'abaixo do mínimo, encomenda pronta'],
        ['Quarta', 'assinada pelo dono'],
        ['Quinta', '160 sacos entregues'],
      ],
    },
    trace: {
      label:
        'O caminho de um lote de leite para bebé: entraram 36 latas para duas lojas; 22 vendidas, 14 ainda na prateleira.',
      title: 'Lote BM-0417',
      aside: 'leite para bebé, 400 g',
      steps: [
        { place: 'Entrega de Kigali', detail: '3 de Março, caixa 2 de 5', pieces: 36, depth: 0 },
        { place: 'Loja de Huye', detail: 'na prateleira', pieces: 9, depth: 1 },
        { place: 'Vendido em Huye', detail: '12 identificados', pieces: 15, depth: 2 },
        { place: 'Loja de Nyanza', detail: 'na prateleira', pieces: 5, depth: 1 },
        { place: 'Vendido em Nyanza', detail: '5 identificados', pieces: 7, depth: 2 },
      ],
      serial: 'Bateria SN 88-20417: vendida a 14 de Maio, garantia até Maio de 2028',
    },
    expiry: {
      label: 'Quatro lotes ao longo dos próximos seis meses; o iogurte e a farinha expiram primeiro.',
      title: 'O que expira primeiro',
      aside: 'próximos seis meses',
      months: ['Dez', 'Jan', 'Fev', 'Mar', 'Abr', 'Mai'],
      batches: [
        { name: 'Iogurte, 500 ml', pieces: 46, unitPrice: 1_100, at: 0.3, advice: 'vender em Muhanga' },
        { name: 'Farinha de pão, 10 kg', pieces: 18, unitPrice: 11_500, at: 1.4, advice: 'propor às padarias' },
        { name: 'Leite para bebé', pieces: 30, unitPrice: 9_800, at: 2.6, advice: 'devolver a tempo' },
        { name: 'Sumo de manga, 1 L', pieces: 120, unitPrice: 1_700, at: 5.2, advice: 'nada a fazer' },
      ],
    },
    transfer: {
      label: 'Uma transferência de 76 unidades de Kigali para Musanze: chegaram 75, falta um bidão de óleo.',
      title: 'Kigali para Musanze',
      aside: 'chegou 13:50',
      columns: ['Produto', 'Saiu', 'Chegou'],
      rows: [
        { name: 'Arroz, 25 kg', sent: 40, arrived: 40 },
        { name: 'Óleo, 5 L', sent: 24, arrived: 23 },
        { name: 'Açúcar, 50 kg', sent: 12, arrived: 12 },
      ],
      total: 'Unidades',
      missing: 'em falta',
    },
  },
  readers: {
    heading: 'De quem são estas prateleiras',
    entries: [
      {
        title: 'Lojas e grossistas',
        text: 'Milhares de coisas pequenas, compradas por caixa e vendidas por unidade. A suite conhece as duas medidas, e o preço de cada uma.',
      },
      {
        title: 'Farmácias e clínicas',
        text: 'Datas, lotes e as perguntas do inspector. O primeiro a expirar é o primeiro que a caixa propõe.',
      },
      {
        id: 'kitchens',
        title: 'Cozinhas, bares e hotéis',
        text: 'Um prato tira do armazém a sua farinha e o seu peixe quando é pedido. Na segunda-feira sabe-se o que foi cozinhado, e o que simplesmente desapareceu.',
      },
    ],
  },
  together: {
    heading: 'Um número, muitos olhos',
    note: 'É no stock que as outras partes se encontram.',
    entries: [
      {
        title: 'A caixa tira de lá',
        text: 'Cada venda baixa a contagem nesse segundo, cada devolução sobe-a, e o que volta partido fica à parte.',
        links: [{ label: 'Ponto de venda', href: '/point-of-sale-system' }],
      },
      {
        title: 'O e-mail avisa',
        text: `O alerta de stock baixo vai por e-mail a quem encomenda, com o que resta e quanto tempo vai durar, a partir do ${professional.name}. Com o ${starter.name}, a caixa mostra-o.`,
        links: [{ label: 'Alertas de stock baixo', href: '/email-automation#ready-letters' }],
      },
      {
        title: 'O gráfico aprende',
        text: 'O custo de um lote torna-se a margem de uma venda, e o que não se mexeu a época inteira salta à vista.',
        links: [{ label: 'A margem em directo', href: '/real-time-analytics#margin' }],
      },
      {
        title: 'Os seus programas lêem-no',
        text: `Uma API RESTful lista e altera produtos, e webhooks avisam de stock baixo ou de um acerto. Os dois começam com o ${professional.name}.`,
        links: [{ label: 'Os produtos na API', href: '/documentation' }],
      },
    ],
  },
  questions: {
    heading: 'Perguntam os fiéis de armazém',
    actions: [askUs('Falar do stock', 'question inventory', 'Tenho uma pergunta sobre o inventário.')],
    entries: [
      {
        id: 'scanner',
        question: 'Preciso de um leitor?',
        answer:
          'Não. A câmara de um telemóvel Android vulgar lê códigos de barras. Compre um leitor quando a fila das entregas lho pedir; a RFID compensa onde se contam muitas vezes centenas de peças com etiqueta.',
      },
      {
        id: 'no-barcode',
        question: 'Os meus produtos não têm código de barras. E então?',
        answer:
          'Então a suite dá-lhes um. Imprima etiquetas em folhas normais ou numa impressora de etiquetas, ou ponha o que vende a peso em botões com nome.',
      },
      {
        id: 'how-many',
        question: 'Quantos produtos posso ter?',
        answer: `O ${starter.name} leva até ${starter.products} produtos ou serviços. A partir do ${professional.name} não há limite: ninguém tem de decidir que sabão fica de fora.`,
      },
      {
        id: 'counting',
        question: 'Posso contar com a loja aberta?',
        answer:
          'Pode. Conte uma prateleira de cada vez; as vendas desses minutos são tidas em conta. A diferença e o seu valor mostram-se antes de a aceitar.',
      },
      {
        id: 'sack-and-cup',
        question: 'Compro ao saco e vendo à caneca. Dá?',
        answer:
          'Dá. Um produto tem tantas medidas quantas as que usa no negócio. Entra o saco, saem canecas, e sabe sempre o que resta no saco.',
      },
    ],
  },
  related: {
    label: 'Quem conta com ele',
    links: [
      { label: 'Para farmácias', text: 'Lotes com prazo', href: '/pharmacy', module: 'pharmacy' },
      { label: 'Na caixa', text: 'Cada venda mexe na contagem', href: '/point-of-sale-system', module: 'restaurant' },
      { label: 'Na estrada', text: 'Várias lojas, uma só contagem', href: '/multi-location', module: 'backoffice' },
    ],
  },
  closing: {
    heading: 'Escolha o produto que lhe falta sempre.',
    text: 'Introduzimo-lo consigo, damos-lhe um stock mínimo, e verá chegar o alerta.',
    actions: [askUs('Pedir uma demonstração', 'demo inventory', 'O produto que me falta sempre é ')],
    related: [
      { label: 'Lojas: da caixa à unidade', href: '/retail' },
      { label: 'O stock, passo a passo', href: '/documentation' },
      { label: 'Os planos e os seus limites', href: '/pricing' },
    ],
  },
} as const satisfies InventoryManagementCopy
