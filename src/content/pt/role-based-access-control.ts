import type { RoleBasedAccessControlCopy } from '#content/copy/role-based-access-control.ts'
import { askUs } from '#content/page-words.ts'
import { figures, requirements, roleTemplates } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayList, sayPrice } from './figures.ts'
import { roleNames } from './names.ts'

const { Administrator: administrator, Manager: manager, Employee: employee, Staff: staff, Auditor: auditor } = roleNames

export const roleBasedAccessControl = {
  title: 'Funções e permissões',
  searchTitle: 'Funções e permissões para o pessoal da loja e do hotel',
  description:
    'Decida quem vende, reembolsa, muda um preço ou lê as contas: funções Administrador, Gerente, Funcionário e Auditor, dois factores e registo de acções.',
  opening: {
    kicker: 'Controlo de acesso por função',
    headline: ['A chave certa', 'na mão certa.'],
    lead: `Quem está na caixa precisa da caixa, não da folha de salários. Dê a cada pessoa um de ${sayFigure(figures.roleTemplates)} modelos de função, e o resto da suite fica fora da vista.`,
    actions: [
      askUs('Marcar demonstração', 'demo roles', 'Gostaria de ver como funcionam as funções e as permissões.'),
      askUs(
        'Começar teste gratuito',
        'trial roles',
        'Gostaria de testar a suite com o meu pessoal. Como começo um teste gratuito?',
      ),
    ],
    facts: [
      ['Modelos de função prontos', sayFigure(figures.roleTemplates)],
      ['Autenticação de dois factores', 'Sim'],
      ['Registo de acções', 'Cada mudança'],
    ],
  },
  themes: {
    heading: 'O que vê cada um',
    exampleLabel: 'Por exemplo:',
    themes: [
      {
        id: 'administrator',
        title: administrator,
        text: [
          'Acesso total, gestão de utilizadores e funções, supervisão. O administrador abre de manhã, entrega as chaves e vê quais se usam.',
          'Dê esta função ao mínimo de pessoas que puder. E que todas entrem com dois factores: a palavra-passe, e um código no telemóvel que trazem no bolso.',
        ],
        example:
          'Uma operadora de caixa sai na sexta-feira. Antes da contagem da noite, a Diana retira-lhe a função; a caixa fecha a sessão desse nome, e as 61 vendas do dia ficam nele.',
      },
      {
        id: 'manager',
        title: manager,
        text: [
          'Dados da secção, gestão da equipa e relatórios. A secção do lado tem o seu próprio gerente, e nenhum lê as contas do outro.',
          'Turnos, reembolsos e descontos dentro do limite que fixou decidem-se no local, enquanto o cliente ainda lá está.',
        ],
        example:
          'Num restaurante de Kigali, o gerente da cozinha vê quanto custa cada prato e quem está de turno hoje. O que o bar facturou é com o gerente do bar.',
      },
      {
        id: 'employee',
        title: employee,
        text: [
          'As tarefas do posto, os dados próprios e poucos relatórios: vender, contar uma prateleira, ver o próximo turno, saber quanto a caixa à sua frente fez hoje.',
          'Um ecrã curto é um ecrã rápido. Quem só vê os botões do seu trabalho aprende-os numa manhã, e não pode carregar no errado.',
        ],
        example:
          'O Patrício começa na segunda-feira numa loja de Muhanga. Às 10h já vende sem ajuda. Nunca viu um preço de compra, e por isso ninguém lho arranca.',
      },
      {
        id: 'auditor',
        title: auditor,
        text: [
          'Registos só de leitura e relatórios de conformidade. O auditor vê tudo o que foi mudado e não pode mudar nada.',
          'O registo de acções corre em todos os negócios, a toda a hora. Anota quem fez o quê, em que caixa, e o que lá estava antes. Ninguém pode riscar uma linha, seja qual for a função.',
        ],
        example:
          'A contabilista que vem uma vez por trimestre encontra um desconto de 30% às 19h58, dois minutos antes do fecho, quatro sextas-feiras seguidas. A conversa já tem uma lista em cima da mesa.',
      },
      {
        id: 'templates',
        title: 'Modelos, e funções só suas',
        text: [
          `Os ${sayFigure(figures.roleTemplates)} modelos são ${sayList(roleTemplates.map((name) => roleNames[name]))}. Um negócio pequeno só precisa de alguns, e pode usá-los como estão.`,
          'Se um posto não cabe em nenhum, acrescente uma função sua: parta do modelo mais próximo, dê-lhe o nome que o posto tem na sua casa, e feche o que não faz falta.',
          `Regras mais finas do que essas são as permissões avançadas, que só o ${plans.enterprise.name} tem. O ${plans.starter.name} é para uma pessoa, por isso as funções começam a contar com o ${plans.professional.name}, que tem lugar para ${plans.professional.users} pessoas, no máximo.`,
        ],
        example: `Uma farmácia de Gisenyi cria a função Guarda da noite a partir do modelo ${staff}. Pode abrir a loja e ver a lista dos alarmes, e não pode vender.`,
      },
    ],
  },
  pictures: {
    rights: {
      heading: 'Quatro funções, lado a lado',
      note: 'As funções de exemplo, tal como vêm. A cada uma pode dar permissões, ou tirá-las.',
      caption: `Quem pode fazer o quê, como ${administrator}, ${manager}, ${employee} ou ${auditor}`,
      corner: 'Parte da suite',
      none: 'Não',
      roles: [administrator, manager, employee, auditor],
      rows: [
        { head: 'Vendas e caixa', cells: ['Total', 'Secção', 'O seu posto', 'Não'] },
        { head: 'Stock', cells: ['Total', 'Secção', 'O seu posto', 'Não'] },
        { head: 'Dados pessoais', cells: ['Total', 'A sua equipa', 'Só os seus', 'Não'] },
        { head: 'Relatórios e análises', cells: ['Total', 'Secção', 'Limitado', 'Conformidade'] },
        { head: 'Gestão de utilizadores', cells: ['Nomes, funções', 'A sua equipa', 'Não', 'Não'] },
        { head: 'Definições do sistema', cells: ['Total', 'Não', 'Não', 'Não'] },
        { head: 'Supervisão', cells: ['Total', 'Não', 'Não', 'Não'] },
        { head: 'Registos', cells: ['Ler', 'Não', 'Não', 'Só ler'] },
      ],
    },
    users: {
      label: 'Seis utilizadores de uma loja: quatro trabalham, uma foi convidada, um saiu e já não tem acesso.',
      title: 'Utilizadores e funções',
      aside: 'dois factores: 4 de 4',
      people: [
        { name: 'Diana', detail: 'entrou às 07:31, telemóvel', role: administrator, state: 'active' },
        { name: 'Olívio', detail: 'entrou às 07:46, escritório', role: manager, state: 'active' },
        { name: 'Patrício', detail: 'entrou às 07:58, caixa 2', role: employee, state: 'active' },
        { name: 'Imaculada', detail: 'vista sexta, 20:31', role: auditor, state: 'active' },
        { name: 'Ivone', detail: 'convidada hoje, 08:12', role: employee, state: 'invited' },
        { name: 'Fabrício', detail: 'saiu sexta, 17:40', role: 'Sem acesso', state: 'ended' },
      ],
    },
    team: {
      label:
        'O ecrã do gerente: três pessoas de turno nos artigos de casa, as vendas de cada uma, e um reembolso à espera de autorização.',
      title: 'Artigos de casa, hoje',
      shift: 'de turno',
      people: [
        { name: 'Patrício', hours: 'das 8h às 16h', sold: 184_500 },
        { name: 'Teresa', hours: 'das 8h às 16h', sold: 152_200 },
        { name: 'Inocêncio', hours: 'das 12h às 20h', sold: 96_800 },
      ],
      total: 'A secção',
      request: 'Reembolsar 18 000 RWF?',
      requestDetail: 'Pede o Patrício, chaleira, recibo 20714',
      decide: ['Autorizar', 'Recusar'],
    },
    screen: {
      label: 'O ecrã de um operador de caixa com seis tarefas; preços de compra, salários e definições não estão lá.',
      title: 'Patrício, caixa 2',
      aside: '08:04',
      functions: ['Vender', 'Devolver', 'Contar', 'Clientes', 'Os meus turnos', 'As minhas vendas'],
      hidden: ['Preços de compra', 'Salários', 'Definições'],
      note: 'Não está neste ecrã:',
    },
    log: {
      label: 'Seis linhas de um registo de acções; um desconto de 30% dois minutos antes do fecho salta à vista.',
      title: 'Registo, sexta-feira',
      aside: 'só leitura',
      lines: [
        { time: '17:40', who: 'Diana', what: 'retirou a função ao Fabrício' },
        { time: '18:15', who: 'Olívio', what: 'açúcar 1 kg: de 1 600 a 1 650' },
        { time: '19:02', who: 'Teresa', what: 'reembolsou 4 200, recibo 20688' },
        { time: '19:58', who: 'Inocêncio', what: 'desconto 30%, recibo 20731', isOdd: true },
        { time: '20:06', who: 'Olívio', what: 'fechou o dia' },
        { time: '20:31', who: 'Imaculada', what: 'leu esta lista' },
      ],
    },
    templates: {
      caption: 'Os modelos de função, e quem costuma tê-los',
      columns: ['Modelo', 'Costuma ser de'],
      rows: [
        { name: roleNames['Super Admin'], holder: 'O dono ou a dona' },
        { name: administrator, holder: 'Quem trata do sistema no dia-a-dia' },
        { name: manager, holder: 'Chefe de loja, de cozinha, de piso' },
        { name: employee, holder: 'Operador de caixa, empregada de mesa, recepcionista' },
        { name: staff, holder: 'Quem ajuda em tarefas simples' },
        { name: auditor, holder: 'Contabilista, inspector' },
      ],
    },
  },
  readers: {
    heading: 'Para quem nem sempre está lá',
    entries: [
      {
        id: 'owners',
        title: 'A dona que viaja',
        text: 'Está no Dubai a comprar mercadoria, e a loja continua a vender. O que precisa da sua autorização chega ao seu telemóvel; o resto resolve-o alguém que escolheu.',
      },
      {
        id: 'teams',
        title: 'A equipa que partilha uma caixa',
        text: 'Uma máquina, três turnos: cada um entra com o seu nome, e uma nota que falta é pergunta para uma pessoa, não sombra sobre todas.',
      },
      {
        id: 'inspection',
        title: 'O negócio sob inspecção',
        text: 'Farmácias, hotéis e associações têm de mostrar quem mexeu em quê. A lista existe antes de alguém a pedir.',
      },
    ],
  },
  together: {
    heading: 'Uma função vai a toda a parte',
    note: 'Define-se uma vez, vale em todas as partes da suite.',
    entries: [
      {
        title: 'Ao balcão',
        text: 'Quem pode dar um desconto, abrir a gaveta ou aceitar uma devolução verifica-se na hora, mesmo sem rede.',
        links: [{ label: 'Ponto de venda', href: '/point-of-sale-system' }],
      },
      {
        title: 'No armazém',
        text: 'Uma função conta, outra corrige a contagem. Quem encomendou o caixote não é quem assina a entrega.',
        links: [{ label: 'Gestão de inventário', href: '/inventory-management' }],
      },
      {
        title: 'No e-mail',
        text: 'Um novo colega recebe um convite por e-mail, já com a função lá dentro.',
        links: [{ label: 'E-mails automáticos', href: '/email-automation' }],
      },
      {
        title: 'Atrás do muro',
        text: 'Uma função não vale nada noutro negócio. Quem trabalha em dois tem uma em cada.',
        links: [{ label: 'Arquitectura multi-empresa', href: '/multi-tenant-architecture' }],
      },
    ],
  },
  questions: {
    heading: 'Os donos perguntam pelas chaves',
    actions: [
      askUs('Falar das funções', 'question roles', 'Tenho uma pergunta sobre funções e permissões para o meu pessoal.'),
    ],
    entries: [
      {
        id: 'password',
        question: 'E se um operador de caixa der a palavra-passe a alguém?',
        answer: `Com dois factores, a palavra-passe sozinha não abre nada: falta o código do telemóvel. Uma palavra-passe tem pelo menos ${requirements.passwordLength.value} caracteres, e com um toque pode fechar todas as sessões de uma pessoa.`,
      },
      {
        id: 'two-roles',
        question: 'A mesma pessoa pode ter duas funções?',
        answer:
          'Pode. A gerente que fica na caixa aos sábados tem as duas, e o registo de acções anota em que função deu um desconto.',
      },
      {
        id: 'plans',
        question: 'De que plano preciso para isto?',
        answer: `Os modelos vêm com todos os planos. Como o ${plans.starter.name} tem ${plans.starter.users} conta de utilizador, a maioria das equipas começa pelo ${plans.professional.name}, a ${sayPrice(plans.professional.monthlyPrice)} por mês. As permissões avançadas, com regras até à permissão isolada, estão só no ${plans.enterprise.name}.`,
      },
      {
        id: 'offline',
        question: 'As funções valem quando não há rede?',
        answer:
          'A caixa guarda as permissões de quem nela trabalha e continua a verificá-las. Uma função que mudar entretanto passa a valer quando a caixa voltar a ter ligação.',
      },
      {
        id: 'leavers',
        question: 'Alguém foi embora. Perco o que essa pessoa fez?',
        answer:
          'Não. O acesso acaba, mas o nome fica em cada venda, contagem e reembolso. Um negócio tem de se lembrar por mais tempo do que o seu pessoal.',
      },
    ],
  },
  related: {
    label: 'Onde as funções servem todos os dias',
    links: [
      { label: 'O balcão', text: 'Reembolsar, com autorização', href: '/point-of-sale-system', module: 'restaurant' },
      { label: 'O armazém', text: 'Contagens com nome', href: '/inventory-management', module: 'inventory' },
      { label: 'O e-mail', text: 'Convites a quem chega', href: '/email-automation', module: 'crm' },
    ],
  },
  closing: {
    heading: 'Liste pessoas, não permissões.',
    text: 'Escreva quem trabalha consigo e o que faz cada um. Dessa lista fazemos as funções, juntos.',
    actions: [
      askUs(
        'Pedir uma demonstração',
        'demo roles',
        'Tenho a lista do meu pessoal e gostaria de uma demonstração das funções.',
      ),
    ],
    related: [
      { label: 'Ler as funções de partida', href: '/documentation' },
      { label: 'Trabalho igual, direitos iguais', href: '/gender-equality' },
      { label: 'Comparar os planos', href: '/pricing' },
    ],
  },
} as const satisfies RoleBasedAccessControlCopy
