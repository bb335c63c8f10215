import type { MultiLocationCopy } from '#content/copy/multi-location.ts'
import { askUs } from '#content/page-words.ts'
import { roleTemplates } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'
import { roleNames, tierNames } from './names.ts'

const { starter, professional, enterprise } = plans

export const multiLocation = {
  title: 'Gestão de várias lojas',
  searchTitle: 'Software para gerir várias lojas e cadeias em Angola',
  description: `Todas as lojas num só ecrã: stock, transferências, preços, pessoal e receita lado a lado. Desde ${sayPrice(professional.monthlyPrice)} por mês com o ${professional.name}.`,
  opening: {
    kicker: 'Software de gestão de várias lojas',
    headline: ['Muitas portas.', 'Um só caderno.'],
    lead: 'Uma segunda loja não devia precisar de um segundo caderno. Cada loja tem a sua gaveta e as suas prateleiras; todas se lêem numa página.',
    actions: [
      askUs(
        'Marcar demonstração',
        'demo branches',
        'Gostaria de marcar uma demonstração para um negócio com várias lojas.',
      ),
      askUs('Falar com um comercial', 'sales branches', 'Tenho várias lojas e gostaria de falar com um comercial.'),
    ],
    facts: [
      ['Incluído a partir do', professional.name],
      [`${professional.name}, por mês`, sayPrice(professional.monthlyPrice)],
      [`Lojas no ${enterprise.name}`, 'Sem limite'],
    ],
  },
  day: {
    heading: 'Um sábado, cinco lojas',
    note: 'Três lojas em Kigali, uma em Musanze, uma em Huye: um grupo que inventámos para mostrar um dia.',
    hours: [
      {
        time: '07:15',
        text: 'Abrem quatro caixas. Musanze espera pelo gerador e segue às 07h40; ninguém precisa de ligar para Kigali a dizê-lo.',
        aside: 'Lojas num relance',
      },
      {
        time: '09:30',
        text: 'O açúcar subiu no grossista. Aline muda um preço, e quatro lojas já o têm. Huye fica com o seu, porque compra noutro lado.',
        aside: 'Lista de preços',
      },
      {
        time: '11:20',
        text: 'Remera tem só 12 sacos de arroz e vende 25 ao sábado. Nyabugogo tem a mais: 30 sacos vão no camião antes de alguém ligar a um fornecedor.',
        aside: 'Stock de todas as lojas',
        isUrgent: true,
      },
      {
        time: '14:00',
        text: 'Uma operadora de caixa de Remera ajuda em Kimironko. Entra lá com o seu nome até à noite, e as suas vendas ficam naquela gaveta.',
        aside: 'Permissões por loja',
      },
      {
        time: '16:30',
        text: 'Uma chaleira comprada em Kigali é devolvida em Huye. O recibo aparece, o dinheiro sai da gaveta de Huye e a chaleira vai para a prateleira de Huye.',
        aside: 'Devoluções em qualquer loja',
      },
      {
        time: '20:45',
        text: 'Fecha a última caixa. 2 129 850 RWF estão numa página, e lá está também a loja a que faltam 2 000 RWF na gaveta.',
        aside: 'Fecho',
      },
    ],
  },
  scenes: {
    heading: 'Cinco portas numa página.',
    note: 'O mesmo sábado duas vezes: o que cada loja fez, e onde estava o arroz quando faltou em Remera.',
    board: {
      label: 'Receita, número de vendas e venda média de cinco lojas num sábado, com o total.',
      title: 'Sábado, todas as lojas',
      aside: 'Fecho 20:45',
      columns: ['Loja', 'RWF', 'Vendas', 'Média'],
      closed: 'às',
      total: 'As cinco',
      check: 'Huye: faltam 2 000 RWF na gaveta, contou a Jeanne',
    },
    stock: {
      label: 'Sacos de arroz em cinco lojas e na estrada; Remera está abaixo do stock mínimo.',
      title: 'Arroz, 25 kg, 11:25',
      unit: 'sacos ao todo',
      reorderAt: 'mínimo',
      onTheRoad: 'A caminho de Remera',
      note: 'Saiu de Nyabugogo às 11:20, assina-se à chegada',
    },
  },
  themes: {
    heading: 'O que viaja e o que fica',
    exampleLabel: 'Por exemplo:',
    themes: [
      {
        id: 'transfers',
        title: 'Mercadoria em viagem',
        text: [
          'A mercadoria sai de uma contagem quando o camião parte e entra na outra quando alguém assina. Pelo meio é da estrada, e a estrada tem o nome de um motorista.',
          'A diferença anota-se à porta, com o motorista ainda ali a ver.',
        ],
        example:
          'Musanze assina 118 pacotes de açúcar onde saíram 120. As duas lojas vêem a mesma linha no mesmo minuto.',
      },
      {
        id: 'prices',
        title: 'Uma lista, ou uma por rua',
        text: [
          'Tenha uma só lista de preços para todas as lojas e permita excepções onde as rendas e os clientes são outros.',
          'Mude a lista e todas as lojas seguem, menos onde tiver dito o contrário. Quem pôs a excepção, e quando, aparece ao lado.',
        ],
        example: 'O óleo custa mais 100 RWF junto à paragem dos autocarros, e a lista fica como está.',
      },
      {
        id: 'rights',
        title: 'Permissões que acabam à porta',
        text: [
          'Uma operadora de caixa pertence a uma loja e vê essa loja. Um gerente pode dirigir várias, e um contabilista pode lê-las todas sem mexer em nenhuma.',
          'Quando alguém muda de cidade, muda-se uma linha; as vendas antigas ficam no seu nome.',
        ],
        example: 'Patrick dirige as três lojas de Kigali. A receita de Huye não está no ecrã dele.',
      },
    ],
  },
  pictures: {
    transfers: {
      label:
        'Uma guia de transferência de Nyabugogo para Musanze: três produtos, faltam dois pacotes de açúcar à chegada.',
      title: 'Transferência TR-0921',
      aside: 'Nyabugogo para Musanze',
      columns: ['Produto', 'Saiu', 'Assinado'],
      lines: [
        { name: 'Açúcar, 1 kg', price: 1_700, sent: 120, signedFor: 118 },
        { name: 'Óleo, 1 L', price: 2_400, sent: 72, signedFor: 72 },
        { name: 'Sabão, barra', price: 700, sent: 200, signedFor: 200 },
      ],
      total: 'Unidades',
      missing: (pieces, worth) => `Faltam ${pieces} à chegada, no valor de ${worth}`,
    },
    prices: {
      label: 'Uma lista de preços de quatro produtos com as excepções de duas lojas.',
      title: 'Lista de preços',
      aside: 'RWF',
      columns: ['Produto', 'Lista', 'Nyabugogo', 'Huye'],
      asListed: 'igual',
      products: [
        { name: 'Arroz, 25 kg', listed: 34_500, own: [null, 35_200] },
        { name: 'Açúcar, 1 kg', listed: 1_700, own: [null, 1_650] },
        { name: 'Óleo, 1 L', listed: 2_400, own: [2_500, null] },
        { name: 'Sabão, barra', listed: 700, own: [null, null] },
      ],
    },
    rights: {
      label: 'Cinco pessoas e cinco lojas: quem trabalha onde, e quem só lê.',
      title: 'Quem vê que loja',
      aside: 'Cinco de catorze',
      head: 'Quem',
      branches: ['Kim', 'Nya', 'Rem', 'Mus', 'Huy'],
      people: [
        { name: 'Aline', role: roleNames.Administrator, rights: 'wwwww' },
        { name: 'Patrick', role: roleNames.Manager, rights: 'www--' },
        { name: 'Solange', role: roleNames.Manager, rights: '---ww' },
        { name: 'Jeanne', role: roleNames.Employee, rights: '----w' },
        { name: 'Claude', role: roleNames.Auditor, rights: 'rrrrr' },
      ],
      key: { w: 'trabalha aqui', r: 'só lê' },
    },
  },
  growth: {
    heading: 'De uma porta a cinco',
    text: 'Com uma loja, o dono sabe das coisas porque está lá. Com cinco, alguém tem de as escrever, e não devia ser ele.',
    actions: [],
    caption: 'O que muda entre uma loja e cinco',
    columns: ['O quê', 'Uma loja', 'Cinco lojas'],
    rows: [
      {
        head: 'Stock',
        cells: [
          'Basta olhar para a prateleira.',
          'Basta olhar para uma lista: cada loja, e o que vai na estrada entre elas.',
        ],
      },
      { head: 'Preços', cells: ['Estão na etiqueta.', 'Estão na lista, com as excepções que permitir.'] },
      {
        head: 'Pessoas',
        cells: [
          'Está à vista quem está na caixa.',
          'Cada um entra com o seu nome onde trabalha: uma venda tem nome e loja.',
        ],
      },
      {
        head: 'Dinheiro',
        cells: ['Conta-se a gaveta.', 'Cada loja conta a sua, e a diferença sabe-se nessa mesma noite.'],
      },
      {
        head: 'Clientes habituais',
        cells: [
          'O dono conhece-lhes a cara.',
          `Qualquer balcão sabe o que compraram, o que devem e se já são ${tierNames.Gold}.`,
        ],
      },
      {
        head: 'Decisões',
        cells: ['Perguntam ao dono.', 'O gerente decide, dentro de limites que se fixam uma vez.'],
      },
    ],
  },
  capabilities: {
    heading: 'O que ganha quem tem várias',
    entries: [
      {
        id: 'comparison',
        title: 'Lojas lado a lado',
        text: 'Receita, margem e stock por loja, do mesmo dia e pela mesma ordem.',
      },
      {
        id: 'last-one',
        title: 'O último da cidade',
        text: 'Uma cliente quer um artigo esgotado. A operadora de caixa vê que loja o tem e manda guardá-lo lá em nome dela.',
      },
      {
        id: 'buying',
        title: 'Comprar para todas',
        text: 'O que falta em cada loja torna-se uma só encomenda. Quando chega, a guia de remessa já diz quantas caixas vão para onde.',
      },
      {
        id: 'transfer-requests',
        title: 'Transferências a pedido',
        text: 'Uma loja pede, outra aceita ou recusa, e não precisa de andar ao telefone entre as duas.',
      },
      {
        id: 'closing',
        title: 'Fecho por loja',
        text: 'Cada gaveta conta-se onde está. O dia acaba quando a última loja assina.',
      },
      {
        id: 'returns',
        title: 'Devoluções em qualquer balcão',
        text: 'Comprado numa loja, devolvido noutra: mercadoria e dinheiro registam-se onde mudam de mãos.',
      },
      {
        id: 'offline',
        title: 'Uma loja sem rede',
        text: 'Continua a vender sozinha. A sua página mostra de quando são os números dela, para não decidir com os de ontem.',
      },
      {
        id: 'new-branch',
        title: 'Abrir mais uma porta',
        text: 'Copie produtos, preços e funções de uma loja que corre bem. Pô-la a funcionar leva minutos; pintar a loja demora mais.',
      },
      {
        id: 'bookkeeper',
        title: 'Vendas para o contabilista',
        text: `Por loja, em ficheiro ou pela API REST, que está incluída no ${professional.name}.`,
      },
    ],
  },
  plans: {
    heading: 'Conte as pessoas, depois as portas.',
    text: `O ${starter.name} é para uma só loja. Duas ou três pequenas cabem no ${professional.name}: um dono, um contabilista e uma pessoa atrás de cada balcão. Cinco lojas têm mais gente do que ele tem contas; então o ${enterprise.name} é a escolha certa, porque ninguém devia partilhar uma palavra-passe.`,
    actions: [
      askUs(
        'Que plano me serve?',
        'consultation branches',
        'Tenho várias lojas. Este é o número de lojas e de pessoas:',
      ),
      { label: 'Comparar os planos', href: '/pricing' },
    ],
    caption: `${professional.name} e ${enterprise.name} para um negócio com várias lojas`,
    columns: ['Para várias lojas', professional.name, enterprise.name],
    rows: [
      { head: 'Por mês', cells: [sayPrice(professional.monthlyPrice), sayPrice(enterprise.monthlyPrice)] },
      {
        head: 'Por ano, pago de uma vez',
        cells: [sayPrice(professional.annualPrice), sayPrice(enterprise.annualPrice)],
      },
      { head: 'Lojas', cells: ['Várias', 'Sem limite'] },
      { head: 'Contas', cells: [`Até ${professional.users}`, 'Sem limite'] },
      {
        head: 'Funções',
        cells: [
          `Os ${roleTemplates.length} modelos, e funções feitas a partir deles`,
          'Também regras para cada permissão',
        ],
      },
      { head: 'API, e-mails automáticos, SMS', cells: ['Incluído', 'Incluído'] },
      { head: 'O seu nome em vez do nosso', cells: ['Não', 'Marca própria (white-label)'] },
      {
        head: 'Quando precisar de nós',
        cells: ['Apoio prioritário', 'Também por telefone a qualquer hora, e um gestor de conta'],
      },
      {
        head: 'Escolha-o para',
        cells: ['Duas ou três lojas pequenas', 'Cinco lojas, ou três que trabalham por turnos'],
      },
    ],
  },
  questions: {
    heading: 'Pergunta quem tem várias',
    actions: [
      askUs(
        'Falar das minhas lojas',
        'question multiLocation',
        'Tenho uma pergunta sobre a gestão de várias lojas com a suite.',
      ),
    ],
    entries: [
      {
        id: 'several-trades',
        question: 'Temos uma farmácia, uma loja e uma casa de hóspedes. É uma só conta?',
        answer:
          'É. Cada estabelecimento usa o módulo do seu ramo, e todos acabam nas mesmas contas. Lêem-se juntas ou em separado.',
      },
      {
        id: 'other-country',
        question: 'A minha segunda loja fica do outro lado da fronteira. Dá?',
        answer:
          'Dá. Tem a sua moeda, o seu imposto e o seu recibo desde o dia em que é criada. A página do grupo mostra as duas, e o câmbio a que foram somadas.',
      },
      {
        id: 'other-branches',
        question: 'Um gerente pode ver quanto fazem as outras lojas?',
        answer: 'Só as que lhe atribuir. A página do grupo é para si e para quem indicar.',
      },
      {
        id: 'next-year',
        question: 'Temos uma loja e abrimos outra no próximo ano. Que plano?',
        answer: `Comece com o plano que serve a uma. Quando abrir a segunda, passe ao ${professional.name}; produtos, clientes e vendas anteriores ficam onde estão.`,
      },
      {
        id: 'move-up',
        question: `Quando é que compensa subir para o ${enterprise.name}?`,
        answer: `No dia em que a próxima pessoa tivesse de partilhar uma conta: o ${professional.name} tem ${professional.users}. Mais cedo, se quiser lá o seu próprio nome, ou alguém ao telefone à noite.`,
      },
      {
        id: 'several-owners',
        question: 'Cada loja minha tem o seu dono. Podem partilhar o stock, mas não o dinheiro?',
        answer:
          'Então são empresas separadas, cada uma com os seus utilizadores e os seus dados. A mercadoria passa de uma à outra como venda e compra, tal como as Finanças exigem.',
      },
    ],
  },
  related: {
    label: 'Para cada loja',
    links: [
      {
        label: 'Inventário',
        text: 'Contagens, lotes, stock mínimo',
        href: '/inventory-management',
        module: 'inventory',
      },
      {
        label: 'Ponto de venda',
        text: 'O balcão de cada uma',
        href: '/point-of-sale-system',
        module: 'restaurant',
      },
      { label: 'Farmácia', text: 'Lojas com datas nas embalagens', href: '/pharmacy', module: 'pharmacy' },
    ],
  },
  closing: {
    heading: 'Quais são as suas lojas?',
    text: 'Conte-nos onde estão e o que viaja entre elas. Na demonstração seguimos uma carga, do camião à assinatura.',
    actions: [
      askUs(
        'Pedir uma demonstração',
        'demo branches',
        'Gostaria de pedir uma demonstração para as minhas lojas. Ficam em:',
      ),
    ],
    related: [
      { label: 'Lojas', href: '/retail' },
      { label: 'Números por loja', href: '/real-time-analytics' },
      { label: 'Cadeias e grupos', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies MultiLocationCopy
