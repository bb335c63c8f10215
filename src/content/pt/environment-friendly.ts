import type { EnvironmentFriendlyCopy } from '#content/copy/environment-friendly.ts'
import { askUs } from '#content/page-words.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

export const environmentFriendly = {
  title: 'Amigo do ambiente',
  searchTitle: 'Software de loja amigo do ambiente: menos lixo',
  description:
    'Software que ajuda a loja a deitar menos fora: alertas de validade, encomendas que seguem as vendas, recibos sem papel, e o telemóvel que já tem.',
  opening: {
    kicker: 'Software de gestão amigo do ambiente',
    headline: ['Menos no lixo,', 'menos em talões.'],
    lead: 'A maior parte do que um negócio desperdiça, desperdiça-o sem ver: produtos fora de prazo, recibos que ninguém lê, máquinas ligadas toda a noite. O software põe cada um à vista.',
    actions: [
      askUs('Ver o que poupo', 'consultation waste', 'O meu negócio deita fora demasiado disto:'),
      { label: 'Como se vigia o prazo', href: '/inventory-management' },
    ],
    facts: [
      ['Um recibo', 'Papel, SMS ou nenhum'],
      ['Uma caixa', 'O telemóvel que tem'],
      ['Planos a partir de', `${sayPrice(plans.starter.monthlyPrice)} por mês`],
    ],
  },
  product: {
    heading: 'Onde faz diferença',
    note: 'Cinco sítios de uma loja onde a suite pode ajudar.',
    entries: [
      {
        title: 'O que se ia estragar',
        text: 'O que está perto do prazo vende-se primeiro, ou vai para a loja que o vende, em vez de acabar na lixeira.',
        links: [{ label: 'Transferências entre lojas', href: '/multi-location' }],
      },
      {
        title: 'A encomenda do dia de praça',
        text: 'A encomenda segue o que se vendeu nos últimos dias de praça, e assim menos tomate volta para casa na carrinha.',
      },
      {
        title: 'Papel',
        text: `O cliente escolhe: em papel, por e-mail ou nenhum, e a partir do ${plans.professional.name} por SMS. Onde a lei manda imprimir a factura, a suite imprime uma, sem segunda via.`,
        links: [{ label: 'Como se fazem os recibos', href: '/point-of-sale-system' }],
      },
      {
        title: 'Energia',
        text: 'Quando falta a luz, um telemóvel continua a vender com a sua bateria. Ninguém liga o gerador para receber um pagamento.',
      },
      {
        title: 'Servidores',
        text: 'Os negócios partilham-nos. Nenhuma loja precisa de uma máquina sua numa sala com ar condicionado, e nenhuma trabalha de noite para uma só caixa.',
        links: [{ label: 'Como funciona a partilha', href: '/multi-tenant-architecture' }],
      },
    ],
  },
  scenes: {
    heading: 'O que se conta pode encolher.',
    note: 'Dois relatórios de uma loja inventada em Huye. Os seus teriam outras linhas e as mesmas somas.',
    receipts: {
      label: 'Os recibos de um dia: cerca de metade foi impressa, o resto seguiu por SMS, por e-mail ou não se fez.',
      title: 'Recibos, sábado',
      aside: 'Huye',
      kinds: [
        { name: 'Em papel', count: 212, isPrinted: true },
        { name: 'Por SMS', count: 96 },
        { name: 'Por e-mail', count: 31 },
        { name: 'Nenhum', count: 77 },
      ],
      paperLength: 14,
      saved: 'm de papel que ficaram no rolo',
    },
    losses: {
      label: 'Produtos deitados fora, por motivo, em Setembro e em Outubro: o total desceu mais de metade.',
      title: 'Deitado fora, RWF',
      columns: ['Motivo', 'Setembro', 'Outubro'],
      reasons: [
        { name: 'Fora de prazo', before: 64_800, now: 21_300 },
        { name: 'Sem luz, descongelou', before: 18_500, now: 12_000 },
        { name: 'Partido no caminho', before: 9_200, now: 8_700 },
        { name: 'Ninguém sabe', before: 14_600, now: 2_900 },
      ],
      total: 'Ao todo',
    },
  },
  devices: {
    heading: 'Antes de comprar seja o que for',
    note: 'A suite é leve de propósito: um telemóvel que outros acham velho ainda dá uma boa caixa.',
    caption: 'O que uma loja pode usar primeiro e o que deve comprar por último',
    columns: ['Para', 'Usar primeiro', 'Comprar por último'],
    rows: [
      ['Caixa', 'O telemóvel ou o portátil que tem', 'Um tablet, quando a fila o pedir'],
      ['Leitor', 'A câmara desse telemóvel', 'Um leitor de mão, para caixotes cheios'],
      ['Recibo', 'SMS ou e-mail', 'Uma impressora, onde a lei ou o cliente quer papel'],
      ['Falta de luz', 'A bateria do telemóvel', 'Um power bank; gerador só para a arca'],
      ['Servidor', 'Nenhum', 'Nenhum'],
    ],
  },
  offices: {
    heading: 'Nos nossos escritórios',
    note: 'Pequenos hábitos, todos os dias.',
    entries: [
      {
        id: 'repairs',
        title: 'Reparar antes de trocar',
        text: 'Um portátil primeiro abre-se, limpa-se e leva bateria nova. O que reformamos vai para uma oficina ou para uma escola que o peça.',
      },
      {
        title: 'Telemóveis velhos na mesa',
        text: 'Testamos em telemóveis usados do mercado de reparações. Assim não ficam esquecidos na gaveta, e nós não nos iludimos.',
      },
      {
        title: 'Estradas partilhadas',
        text: 'Visitamos numa só viagem todos os clientes de uma mesma estrada, de autocarro onde há autocarro.',
      },
      {
        id: 'switched-off',
        title: 'Luzes e servidores apagados',
        text: 'As máquinas de teste dormem quando nós dormimos. O último a sair desliga o resto.',
      },
      {
        id: 'invoices',
        title: 'Facturas sem papel',
        text: 'As nossas seguem em ficheiro. Quem precisa de carimbo em papel recebe uma só folha.',
      },
      {
        title: 'Um site leve',
        text: 'Os desenhos destas páginas são umas linhas de código cada um. Não há fotografias para carregar, o que também lhe poupa os megas.',
      },
    ],
  },
  questions: {
    heading: 'Perguntas de quem está de pé atrás',
    entries: [
      {
        id: 'power',
        question: 'O software não gasta energia também?',
        answer:
          'Gasta. É por isso que é partilhado, dorme quando as lojas dormem, e envia pouco pelo ar. Ao lado de um caixote que não se estraga é pouco, mas não é zero.',
      },
      {
        id: 'certificate',
        question: 'Têm algum certificado ambiental?',
        answer: 'Não. Se um dia tivermos, estará aqui com o número e quem o passou.',
      },
      {
        id: 'printed-receipts',
        question: 'Tenho de dar recibo impresso?',
        answer:
          'Em alguns países e ramos, sim. A suite segue a regra do país que definir: imprime onde tem de ser e pergunta onde pode.',
      },
      {
        id: 'old-phones',
        question: 'O meu telemóvel é velho. Como sei que serve?',
        answer:
          'Abra esta página nele. Se a página for rápida, a caixa também deve ser; depois faça o teste gratuito no mesmo telemóvel antes de gastar seja o que for.',
      },
    ],
  },
  closing: {
    id: 'most-waste',
    heading: 'O que é que mais deita fora?',
    text: 'Diga-nos o produto e o mês. Mostramos-lhe quando teria recebido o aviso.',
    actions: [
      askUs('Pedir uma demonstração', 'demo waste', 'Gostaria de ver como seria avisado antes de isto se estragar:'),
    ],
    related: [
      { label: 'Prazos e lotes numa farmácia', href: '/pharmacy' },
      { label: 'As sobras num restaurante', href: '/restaurant' },
      { label: 'Sobre a empresa', href: '/about' },
      { label: 'Perguntar a um escritório', href: '/contact' },
    ],
  },
} as const satisfies EnvironmentFriendlyCopy
