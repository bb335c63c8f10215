import type { MultiTenantArchitectureCopy } from '#content/copy/multi-tenant-architecture.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'

export const multiTenantArchitecture = {
  title: 'Arquitectura multi-empresa',
  searchTitle: 'Arquitectura multi-empresa: cada um com os seus dados',
  description:
    'Como muitos negócios usam a mesma suite na nuvem sem nenhum ver os outros: dados isolados, recursos partilhados, configuração própria e gestão de cada casa.',
  opening: {
    kicker: 'Arquitectura multi-empresa (multi-tenant)',
    headline: ['Muitas casas,', 'uma só colina.'],
    lead: 'Centenas de negócios vivem na mesma colina, cada um dentro dos seus muros. Dados, utilizadores, definições e funções são só seus; a estrada, a água e o guarda da noite são de todos.',
    actions: [
      askUs(
        'Marcar demonstração',
        'demo tenants',
        'Gostaria de ver como os nossos dados ficam separados dos de outros negócios.',
      ),
      askUs(
        'Falar com um comercial',
        'sales tenants',
        'Temos vários negócios e gostaríamos de manter as contas separadas.',
      ),
    ],
    facts: [
      ['Disponibilidade', sayFigure(figures.uptime)],
      ['Servidores no seu armazém', 'Nenhum'],
      ['Planos a partir de', `${sayPrice(plans.starter.monthlyPrice)} por mês`],
    ],
  },
  themes: {
    heading: 'O que é seu, o que é de todos',
    exampleLabel: 'Por exemplo:',
    themes: [
      {
        id: 'data-isolation',
        title: 'Dados isolados',
        text: [
          'Na suite, cada negócio é um cliente isolado dos outros: tem os seus dados, os seus utilizadores, as suas definições e as suas funções. Chamamos-lhe casa, porque é assim que se comporta.',
          'O muro não é um filtro que alguém se possa esquecer de ligar. Cada pedido que o software faz diz de que casa vem, e um pedido sem nome fica sem resposta. Vale para os relatórios como para as exportações.',
        ],
        example:
          'O Cláudio tem uma loja de ferragens em Huye, o irmão tem outra em Rubavu. Os dois vendem a um pedreiro chamado Uwase. Cada um encontra o seu Uwase, com a sua factura por pagar, e nenhum dos ecrãs deixa adivinhar que há outro.',
      },
      {
        id: 'shared-resources',
        title: 'Recursos partilhados',
        text: [
          'Servidores, cópias de segurança, actualizações e guarda da noite: trata-se de tudo uma vez, para todos. O custo espalha-se por toda a colina, e é assim que uma cantina pode ter o que antes só se fazia para as grandes cadeias.',
          `As cópias de segurança diárias cobrem todos os planos por igual. Fazer e restaurar uma cópia das suas próprias contas, no dia que escolher, vem com o ${plans.professional.name} e o ${plans.enterprise.name}.`,
          'Partilhar não é andar aos encontrões. Cada casa tem a sua parte da máquina, e um dia de praça numa não atrasa a fila da outra.',
        ],
        example:
          'Na última sexta-feira antes das aulas, uma papelaria de Musanze regista 900 cestos. O café cujas contas estão na mesma máquina fecha a caixa às 21h como sempre, e não dá por nada.',
      },
      {
        id: 'custom-configuration',
        title: 'Configuração própria',
        text: [
          'A moeda, o imposto, as palavras do recibo, quem autoriza o quê, a que horas acaba o dia: cada casa faz as suas regras, e muda-as sem nos telefonar.',
          'As definições sobrevivem a cada actualização. O nome, o preço ou a proibição que um negócio põe não muda nada aos vizinhos.',
        ],
        example:
          'Um lodge em Kampala acaba o dia às 2h, quando o bar fecha. Uma padaria em Huye já contou o dinheiro às 20h30. Os dois dias acabam quando o dono diz, na mesma suite.',
      },
      {
        id: 'tenant-management',
        title: 'Gestão das casas',
        text: [
          'Um negócio novo abre-se com um nome e um convite. O primeiro administrador recebe um e-mail, escolhe a palavra-passe, e encontra uma casa vazia com as luzes acesas.',
          'Quem tem várias casas vê-as numa só lista e passa de uma para outra sem segunda palavra-passe. Quem trabalha em duas tem uma função em cada.',
          'Ponha uma casa em pausa por uma temporada, e o histórico dela fica completo. Feche-a de vez, e primeiro leva os seus dados.',
        ],
        example:
          'Um café à beira do lago, em Rubavu, faz pausa em Março, quando a chuva esvazia a esplanada. Em Junho reabre com a mesma ementa, os mesmos preços e os mesmos três empregados.',
      },
    ],
  },
  pictures: {
    walls: {
      label:
        'Quatro negócios numa colina, cada um no seu socalco com os seus dados, utilizadores, definições e funções.',
      title: 'Quatro casas, uma colina',
      aside: 'sem porta entre elas',
      columns: ['Casa e definições', 'Artigos', 'Gente', 'Funções'],
      houses: [
        { name: 'Padaria, Huye', settings: 'RWF, fecha 20:30', products: 46, users: 3, roles: 2, module: 'retail' },
        {
          name: 'Farmácia, Kigali',
          settings: 'RWF, duas lojas',
          products: 1_840,
          users: 9,
          roles: 5,
          module: 'pharmacy',
        },
        { name: 'Lodge, Kampala', settings: 'UGX, fecha 02:00', products: 212, users: 17, roles: 6, module: 'hotel' },
        { name: 'Grelhados, Goma', settings: 'USD e CDF', products: 88, users: 6, roles: 3, module: 'restaurant' },
      ],
    },
    shared: {
      caption: 'O que é de uma casa, e o que todas partilham',
      columns: ['O quê', 'Só seu', 'De todos'],
      yes: 'Sim',
      rows: [
        { head: 'Produtos, vendas e clientes', isShared: false },
        { head: 'Utilizadores e funções', isShared: false },
        { head: 'Definições, impostos e recibos', isShared: false },
        { head: 'O registo de acções', isShared: false },
        { head: 'Servidores e rede', isShared: true },
        { head: 'Cópias e guarda da noite', isShared: true },
        { head: 'Actualizações e reparações', isShared: true },
      ],
    },
    settings: {
      label:
        'As mesmas seis definições em duas casas: uma padaria em Huye e um lodge em Kampala escolheram sempre coisas diferentes.',
      title: 'A mesma suite, outras regras',
      columns: ['Definição', 'Padaria, Huye', 'Lodge, Kampala'],
      rows: [
        ['Moeda', 'RWF', 'UGX'],
        ['Recibo', 'Kinyarwanda', 'Inglês'],
        ['O recibo diz', 'Murakoze', 'Safe journey'],
        ['Descontos', 'Padeiro, até 10%', 'Só o gerente'],
        ['Fim do dia', '20:30', '02:00'],
        ['Fecho', 'Aos domingos', 'No dia 1'],
      ],
    },
    states: {
      label:
        'As casas de uma dona: duas estão abertas, uma está em pausa até Junho, uma espera pelo administrador, uma fechou.',
      title: 'As casas da Solange',
      unit: 'casas',
      words: { open: 'Aberta', paused: 'Em pausa', invited: 'Convidada', closed: 'Fechada' },
      houses: [
        { name: 'Casa de hóspedes, Musanze', detail: '11 utilizadores, desde 2022', state: 'open' },
        { name: 'Mercearia, Musanze', detail: '4 utilizadores, desde 2023', state: 'open' },
        { name: 'Café do lago, Rubavu', detail: 'reabre a 1 de Junho', state: 'paused' },
        { name: 'Lavandaria, Kigali', detail: 'espera a palavra-passe do Eric', state: 'invited' },
        { name: 'Cantina, estrada de Ruhengeri', detail: 'dados entregues a 14 de Maio', state: 'closed' },
      ],
    },
  },
  readers: {
    heading: 'Quem precisa de muros tão grossos',
    entries: [
      {
        id: 'several-businesses',
        title: 'Quem tem mais de um negócio',
        text: 'Uma loja e uma casa de hóspedes são duas casas no mesmo molho de chaves. As Finanças recebem contas separadas; o seu acesso continua a ser um só.',
      },
      {
        id: 'bookkeepers',
        title: 'O contabilista de muitos clientes',
        text: 'Trabalhe na casa de cada cliente com a função que esse cliente lhe deu. Sem gaveta cheia de palavras-passe, e sem número que apareça no relatório errado.',
      },
      {
        id: 'groups-franchises',
        title: 'Grupos e franchising',
        text: `Cada empresa fica com o seu pessoal e as suas regras, e mostra ao grupo o que ficou combinado. Com o ${plans.enterprise.name}, a suite leva também o seu nome: só esse plano inclui a marca própria.`,
      },
    ],
  },
  together: {
    heading: 'Dos muros para dentro',
    note: 'O isolamento é o rés-do-chão. O resto constrói-se por cima.',
    entries: [
      {
        title: 'As funções abrem as salas',
        text: 'O muro decide em que casa está. A sua função decide em que salas pode entrar.',
        links: [{ label: 'Funções e permissões', href: '/role-based-access-control' }],
      },
      {
        title: 'Uma loja é uma sala, não uma casa',
        text: `Lojas que partilham stock e pessoal pertencem à mesma casa, como estabelecimentos. Ter mais de um vem com o ${plans.professional.name} e o ${plans.enterprise.name}.`,
        links: [{ label: 'Gestão de várias lojas', href: '/multi-location' }],
      },
      {
        title: 'Uma chave para cada casa',
        text: `O seu próprio software fala com a suite por uma API RESTful e webhooks, a partir do ${plans.professional.name}. Um token abre a casa onde foi criado, e mais nenhuma.`,
        links: [{ label: 'Como funciona a API', href: '/documentation' }],
      },
      {
        title: 'Os números ficam em casa',
        text: 'Um gráfico em directo soma uma só casa. Para ver duas juntas, precisa de uma função em ambas.',
        links: [{ label: 'Análises em tempo real', href: '/real-time-analytics' }],
      },
    ],
  },
  questions: {
    heading: 'Antes de se mudar',
    actions: [
      askUs(
        'Falar dos nossos dados',
        'question dataLocation',
        'Tenho uma pergunta: onde ficam guardados os nossos dados e quem os pode ler?',
      ),
    ],
    entries: [
      {
        id: 'other-businesses',
        question: 'Outro negócio da suite pode ver os meus preços ou os meus clientes?',
        answer:
          'Não. Nenhum ecrã, relatório ou exportação chega a uma segunda casa. Só é público o que imprime e entrega por cima do balcão.',
      },
      {
        id: 'two-shops',
        question: 'Tenho duas lojas. São duas casas?',
        answer:
          'Em geral, não. Se têm o mesmo stock, o mesmo pessoal e o mesmo dono, são duas lojas de uma só casa. Duas casas é o certo quando as contas têm de ser separadas: para uma segunda empresa ou para um sócio.',
      },
      {
        id: 'cost',
        question: 'Os muros pagam-se à parte?',
        answer: `Não. Todos os planos os têm, o ${plans.starter.name} a ${sayPrice(plans.starter.monthlyPrice)} por mês como o ${plans.enterprise.name} a ${sayPrice(plans.enterprise.monthlyPrice)}. Se precisar de uma segunda casa, peça-nos um preço único para as duas antes de a abrir.`,
      },
      {
        id: 'our-staff',
        question: 'O vosso pessoal pode ver as minhas contas?',
        answer:
          'Não, a não ser que deixe entrar o apoio, e então só para esse caso. A visita fica no seu registo de acções como a de toda a gente, com nome e hora.',
      },
      {
        id: 'leaving',
        question: 'E se eu quiser sair?',
        answer:
          'Exporta produtos, clientes, stock e vendas em tabelas comuns e leva-as consigo. Depois a casa fecha-se, e mais ninguém vai morar nela.',
      },
      {
        id: 'attacks',
        question: 'Se um negócio for atacado, os outros correm perigo?',
        answer:
          'Uma palavra-passe roubada só abre as casas dessa pessoa, e em cada uma só as salas da função dela. A autenticação de dois factores torna difícil até isso: ligue-a para todos os que podem mudar um preço.',
      },
    ],
  },
  related: {
    label: 'O que há em cada casa',
    links: [
      {
        label: 'Administração',
        text: 'Quem entra em que sala',
        href: '/role-based-access-control',
        module: 'backoffice',
      },
      { label: 'Stock', text: 'Uma contagem entre muros', href: '/inventory-management', module: 'inventory' },
      { label: 'Caixa', text: 'Um balcão para cada casa', href: '/point-of-sale-system', module: 'restaurant' },
    ],
  },
  closing: {
    heading: 'Pergunte onde moram os seus dados.',
    text: 'Traga a pessoa que responde por eles. Falamos de porta aberta: quem pode ler o quê, e quem já leu.',
    actions: [
      askUs(
        'Pedir uma demonstração',
        'demo tenants',
        'Gostaria de uma demonstração da separação dos dados, com o nosso responsável pelos dados.',
      ),
    ],
    related: [
      { label: 'Garantias para grandes empresas', href: '/enterprise-grade' },
      { label: 'Política de privacidade', href: '/privacy-policy' },
      { label: 'Quanto custa cada plano', href: '/pricing' },
    ],
  },
} as const satisfies MultiTenantArchitectureCopy
