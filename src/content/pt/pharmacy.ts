import type { PharmacyCopy } from '#content/copy/pharmacy.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { figures, roleTemplates } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPlan, sayPrice } from './figures.ts'

const trial = `${figures.trialDays.value} dias`

export const pharmacy = {
  title: 'Gestão de farmácias',
  searchTitle: 'Software de gestão para farmácias em Angola',
  description: `Venda cada embalagem antes de passar o prazo: lotes, alertas, receitas médicas e uma caixa que funciona sem rede. ${figures.trialDays.value} dias de teste gratuito.`,
  opening: {
    kicker: 'Software de gestão de farmácias',
    headline: ['Vendido', 'antes', 'da data.'],
    lead: `A ${brand.product} segue cada lote, do fornecedor até ao cliente. Sabe-se o que expira primeiro, vende-se primeiro, e encomenda-se antes de a prateleira ficar vazia.`,
    actions: [
      askUs('Começar teste gratuito', 'trial pharmacy', 'Tenho uma farmácia. Como posso começar um teste gratuito?'),
      askUs('Marcar demonstração', 'demo pharmacy', 'Gostaria de marcar uma demonstração para a minha farmácia.'),
    ],
    facts: [
      ['Farmácias servidas', sayFigure(figures.pharmacies)],
      ['Teste gratuito', trial],
      ['A maioria paga', `${sayPrice(plans.professional.monthlyPrice)} por mês`],
    ],
  },
  day: {
    heading: 'Uma quinta-feira ao balcão',
    note: 'Um exemplo de Bafoussam, nos Camarões, para comparar com um dos seus dias. Os nomes e os valores são inventados.',
    hours: [
      {
        time: '07:50',
        text: 'Alphonsine abre a caixa. Há três entregas previstas, e nenhum medicamento está abaixo do stock mínimo.',
        aside: 'Inventário',
      },
      {
        time: '09:15',
        text: 'Uma mãe traz uma receita para dois filhos. A ficha mostra alergia à penicilina: a farmacêutica muda uma linha antes de alguma coisa sair da prateleira.',
        aside: 'Receitas médicas',
      },
      {
        time: '11:40',
        text: 'A rede cai. Onze vendas passam e imprimem os seus recibos; às 12h05 estão nas contas.',
        aside: 'Sem rede',
      },
      {
        time: '14:20',
        text: 'Faltam 21 dias para o prazo de 84 embalagens de amoxicilina. O alerta propõe transferi-las para a farmácia de Dschang, que vende 30 por semana.',
        aside: 'Alerta, transferência',
        isUrgent: true,
      },
      {
        time: '20:10',
        text: 'A caixa bate certo: 187 900 XAF, até ao último franco. A dona lê-o no táxi, a caminho de casa.',
        aside: 'Relatórios',
      },
    ],
  },
  scenes: {
    heading: 'Primeiro a expirar, primeiro a sair.',
    note: 'O que a dona lê de manhã, e o que a farmacêutica lê antes de entregar um frasco. Os lotes e o paciente são inventados.',
    expiry: {
      label: 'Lista de validades de cinco lotes: à frente, 84 embalagens de amoxicilina, a 21 dias do prazo.',
      title: 'Validades, loja principal',
      currency: 'XAF',
      atRisk: 'em 90 dias',
      columns: ['Lote', 'Emb.', 'Faltam'],
      batches: [
        { name: 'Amoxicilina 500 mg', batch: 'AX-2291', packs: 84, unitPrice: 950, days: 21, says: '21 dias' },
        { name: 'Ibuprofeno 400 mg', batch: 'IB-0332', packs: 40, unitPrice: 700, days: 58, says: '58 dias' },
        { name: 'Metronidazol 250 mg', batch: 'MZ-7710', packs: 65, unitPrice: 400, days: 84, says: '84 dias' },
        {
          name: 'Arteméter-lumefantrina',
          batch: 'AL-0907',
          packs: 130,
          unitPrice: 1_100,
          days: null,
          says: 'Mar. 2027',
        },
        { name: 'Sais de reidratação', batch: 'OR-5512', packs: 600, unitPrice: 100, days: null, says: 'Ago. 2027' },
      ],
    },
    prescription: {
      label: 'A receita de uma criança de seis anos alérgica à penicilina, conferida e pronta a pagar.',
      title: 'Ngono M., 6 anos',
      warning: 'Alergia: penicilina',
      lines: [
        { name: 'Azitromicina 200 mg/5 ml', quantity: '1 frasco', price: 1_800 },
        { name: 'Paracetamol 120 mg/5 ml', quantity: '1 frasco', price: 600 },
        { name: 'Sais de reidratação', quantity: '6 saquetas', price: 600 },
      ],
      currency: 'XAF',
      total: 'A pagar',
      note: 'Conferido por A. Kamga, 09:21',
    },
  },
  capabilities: {
    heading: 'O que o farmacêutico ganha',
    entries: [
      {
        id: 'batch-tracking',
        title: 'Controlo de lotes',
        text: 'Cada embalagem sabe o seu fornecedor, o seu custo, a sua data e a sua prateleira. Recolher um lote leva uma pesquisa em vez de uma noite.',
      },
      {
        id: 'expiry-alerts',
        title: 'Alertas de validade',
        text: `Chegam enquanto o medicamento ainda se pode vender, com o valor em risco: na caixa e, a partir do ${plans.professional.name}, por e-mail.`,
      },
      {
        id: 'prescription-records',
        title: 'Registo de receitas',
        text: 'Guardadas por paciente, com alergias e renovações, e abertas só às funções que escolher.',
      },
      {
        id: 'reorder-points',
        title: 'Stock mínimo',
        text: 'Define-se uma vez por medicamento. No dia em que a prateleira lá chega, a encomenda fica preparada e espera pela sua aprovação.',
      },
      {
        id: 'counter-sales',
        title: 'Venda ao balcão',
        text: 'Código, preço, recibo. Dinheiro, cartão ou mobile money; enquanto não há rede, as vendas a dinheiro e a fiado continuam.',
      },
      {
        id: 'insurance',
        title: 'Seguros e fiado',
        text: 'O paciente paga a sua parte ao balcão; o que a seguradora deve fica numa lista até ser pago.',
      },
      {
        id: 'branch-transfers',
        title: 'Transferências entre lojas',
        text: 'Um lote parado vai para a loja que o vende. A mercadoria sai de uma contagem quando é carregada e entra na outra quando alguém lá a confere.',
      },
      {
        id: 'stock-count',
        title: 'Contagem por prateleira',
        text: 'Conte uma prateleira entre dois clientes. A caixa continua a vender, e as diferenças mostram-se, não se adivinham.',
      },
      {
        id: 'roles',
        title: 'Funções e registo de acções',
        text: `Há ${roleTemplates.length} modelos de funções para começar. Quem vendeu, alterou ou reembolsou o quê, e quando, fica guardado para o inspector.`,
      },
    ],
  },
  plan: {
    ...sayPlan('professional'),
    heading: `O ${plans.professional.name} serve para a maioria das farmácias.`,
    text: `Uma farmácia tem mais de ${plans.starter.products} medicamentos logo no primeiro dia, por isso o ${plans.starter.name} só serve a um posto de medicamentos com uma única prateleira. A partir de três lojas, peça-nos que o compare com o ${plans.enterprise.name}.`,
    points: [
      'Todos os medicamentos que tiver',
      `Até ${plans.professional.users} pessoas, cada uma com as suas permissões`,
      'Várias lojas e transferências entre elas',
      'Lembretes por e-mail e por SMS',
    ],
    actions: [
      askUs('Começar', 'plan professional pharmacy', 'Tenho uma farmácia e gostaria de começar com o Professional.'),
      { label: 'Comparar os planos', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Perguntam os farmacêuticos',
    actions: [askUs('Fazer uma pergunta', 'question pharmacy', 'Tenho uma pergunta sobre o módulo Farmácia.')],
    entries: [
      {
        id: 'stock-list',
        question: 'Tenho de digitar o stock todo?',
        answer:
          'Não. Importe a lista que tem numa folha de cálculo. Depois é conferir prateleira a prateleira, e os lotes recebem a data na contagem. Se só tem um caderno, mostre-nos esse caderno antes de começar.',
      },
      {
        id: 'power',
        question: 'E quando falta a energia ou a rede?',
        answer:
          'Um telemóvel ou um tablet continua a vender com a sua bateria, e uma impressora com bateria continua a imprimir. Quando a rede volta, as vendas seguem pela ordem em que foram feitas.',
      },
      {
        id: 'who-sees-prescriptions',
        question: 'A ajudante do balcão pode ver as receitas?',
        answer:
          'Não, a não ser que queira. A função decide quem pode ler uma ficha e quem a pode alterar, e cada leitura fica no registo de acções.',
      },
      {
        id: 'interactions',
        question: 'Avisa quando dois medicamentos não combinam?',
        answer:
          'Mostra as alergias e os medicamentos anotados para o paciente. A decisão é do farmacêutico; a suite não o substitui.',
      },
      {
        id: 'wholesale',
        question: 'Tenho um armazém de grosso atrás da farmácia. É outro sistema?',
        answer:
          'Não, é outro estabelecimento no mesmo sistema: caixas atrás, embalagens à frente, e uma transferência entre os dois.',
      },
    ],
  },
  related: {
    label: 'Trabalha com',
    links: [
      { label: 'Inventário', text: 'O stock de todas as lojas', href: '/inventory-management', module: 'inventory' },
      {
        label: 'Ponto de venda',
        text: 'O balcão, também sem rede',
        href: '/point-of-sale-system',
        module: 'restaurant',
      },
      { label: 'Clientes', text: 'Renovações lembradas por e-mail', href: '/email-automation', module: 'crm' },
    ],
  },
  closing: {
    heading: 'Conte as prateleiras pela última vez.',
    text: 'Traga à demonstração a lista de uma prateleira. Verá o que expira primeiro, e que encomenda espera pelo seu sim.',
    actions: [
      askUs('Pedir uma demonstração', 'demo pharmacy', 'Gostaria de pedir uma demonstração do módulo Farmácia.'),
    ],
    related: [
      { label: 'Quanto custa cada plano', href: '/pricing' },
      { label: 'Mais de uma farmácia', href: '/multi-location' },
      { label: 'Um escritório perto de si', href: '/contact' },
    ],
  },
} as const satisfies PharmacyCopy
