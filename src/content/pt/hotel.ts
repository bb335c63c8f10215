import type { HotelCopy } from '#content/copy/hotel.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPlan, sayPrice } from './figures.ts'

const { starter, professional, enterprise } = plans

export const hotel = {
  title: 'Gestão de hotéis',
  searchTitle: 'Software de gestão para hotéis e hospedarias em Angola',
  description: `Mapa de quartos, reservas, limpeza, restaurante e uma só conta por hóspede: software para casas de hóspedes e hotéis. Teste grátis durante ${figures.trialDays.value} dias.`,
  opening: {
    kicker: 'Software de gestão hoteleira',
    headline: ['Quarto feito,', 'chave na mão.'],
    lead: 'A limpeza marca o quarto como pronto no telemóvel, e a recepção entrega a chave. Dormidas, refeições e lavandaria juntam-se numa só conta até o hóspede sair.',
    actions: [
      askUs('Começar teste gratuito', 'trial hotel', 'Tenho um hotel. Como posso começar um teste gratuito?'),
      askUs('Marcar demonstração', 'demo hotel', 'Gostaria de marcar uma demonstração para o meu hotel.'),
    ],
    facts: [
      ['Hotéis servidos', sayFigure(figures.hotels)],
      ['Teste grátis durante', `${figures.trialDays.value} dias`],
      ['Um hotel paga', `${sayPrice(enterprise.monthlyPrice)} por mês`],
    ],
  },
  day: {
    heading: 'Uma sexta-feira à beira-mar',
    note: 'Um exemplo: oito quartos sobre a baía do Lobito, em Angola. Nenhum hóspede é real.',
    hours: [
      {
        time: '06:30',
        text: 'O recepcionista da noite passa o turno sem caderno: hoje saem dois quartos, chegam dois grupos, e um hóspede quer levar o pequeno-almoço.',
        aside: 'Mapa de quartos',
      },
      {
        time: '07:20',
        text: 'Ana deixa o 202, e a torneira pinga. A empregada fecha o quarto no telemóvel antes de a recepção o vender para esta noite; o canalizador vem ao meio-dia.',
        aside: 'Reparações',
        isUrgent: true,
      },
      {
        time: '11:05',
        text: 'O grupo do casamento chega cedo. O 103 passa de «em limpeza» a «pronto», e a noiva tem a chave.',
        aside: 'Limpeza',
      },
      {
        time: '14:40',
        text: 'Ao telefone pedem o 103 para esta noite. Está ocupado, mas o 104 está livre: fica reservado ao preço de fim-de-semana, com sinal por mobile money.',
        aside: 'Reservas, preços',
      },
      {
        time: '20:10',
        text: 'Luzia assina o jantar no terraço. Está na conta do 204 antes de chegar o café.',
        aside: 'Uma só conta',
      },
      {
        time: '23:30',
        text: 'O relatório da noite conta quartos, restaurante e bar. O dono, em Luanda, lê-o já deitado.',
        aside: 'Relatório da noite',
      },
    ],
  },
  scenes: {
    heading: 'A semana, e uma hóspede nela.',
    note: 'O mapa à hora do pequeno-almoço da sexta-feira de exemplo, e o que a hóspede do quarto com vista paga na manhã seguinte.',
    week: {
      label:
        'Reservas de oito quartos durante uma semana: quem está, quem é esperado, e um quarto fechado na sexta-feira para reparação.',
      title: 'Esta semana, sexta 07:30',
      sold: (sold, all) => `${sold} de ${all} dormidas vendidas`,
      roomHead: 'Porta',
      days: ['Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb', 'Dom'],
      guests: { group: 'Grupo em formação', wedding: 'Noivos', tap: 'Pia' },
      perNight: 'Tot.',
      key: { staying: 'Ocupado', booked: 'Reservado', free: 'Livre', closed: 'Fechado' },
    },
    folio: {
      label: 'A conta de uma hóspede após quatro noites: quarto, jantar, bar e lavandaria, menos um sinal.',
      title: 'Quarto 204, Luzia',
      aside: 'Sai no sábado',
      lines: [
        { name: 'Quarto com vista', detail: 'terça a sábado', quantity: 4, price: 41_000 },
        { name: 'Restaurante', detail: 'sexta, no terraço', quantity: 1, price: 12_000 },
        { name: 'Bar', detail: 'quinta, sumo de maracujá', quantity: 3, price: 1_500 },
        { name: 'Lavandaria', detail: 'quarta, camisas', quantity: 6, price: 900 },
      ],
      currency: 'AOA',
      total: 'Total',
      deposit: { says: 'Sinal, mobile money', amount: 60_000 },
      due: 'A pagar',
      note: 'Pequeno-almoço embalado para as 05:45. Um só recibo, em nome da empresa.',
    },
  },
  capabilities: {
    heading: 'O que faz andar a casa',
    entries: [
      {
        id: 'room-board',
        title: 'Mapa de quartos',
        text: 'Piso a piso: quem dorme onde, quem chega esta noite, que quartos esperam lençóis.',
      },
      {
        id: 'bookings',
        title: 'Reservas num só calendário',
        text: 'Por telefone, ao balcão ou por e-mail, caem todas no mesmo mapa, e um quarto vendido não se pode vender outra vez.',
      },
      {
        id: 'check-in',
        title: 'Check-in',
        text: 'Quem já cá dormiu assina e descansa. O nome, os documentos e o quarto do costume estão na ficha.',
      },
      {
        id: 'housekeeping',
        title: 'Limpeza',
        text: 'Cada pessoa tem a sua lista, pela ordem em que os quartos fazem falta, e dá baixa à porta.',
      },
      {
        id: 'repairs',
        title: 'Reparações',
        text: 'A torneira que pinga regista-se no próprio quarto. Enquanto não for arranjada, ninguém pode vender a cama ao lado.',
      },
      {
        id: 'one-bill',
        title: 'Uma só conta',
        text: 'Restaurante, bar, lavandaria e quarto na mesma conta. O hóspede paga uma vez e leva um recibo.',
      },
      {
        id: 'rates',
        title: 'Preços',
        text: 'Época, dia da semana, conferência, residente ou visitante: introduza os preços uma vez, e a recepção dá o certo.',
      },
      {
        id: 'deposits',
        title: 'Sinais e empresas',
        text: 'O que foi pago adiantado desconta-se no fim. Uma empresa recebe uma só factura por todos os seus hóspedes do mês.',
      },
      {
        id: 'night-report',
        title: 'Relatório da noite',
        text: 'Quartos vendidos, dinheiro recebido e chaves por entregar: escrito à meia-noite, lido antes do pequeno-almoço.',
      },
    ],
  },
  plan: {
    ...sayPlan('enterprise'),
    heading: 'Um hotel nunca fecha.',
    text: `Uma casa de hóspedes com até ${professional.users} pessoas fica bem com o ${professional.name}, a ${sayPrice(professional.monthlyPrice)} por mês. Um hotel tem três turnos na recepção, limpeza, cozinha, bar e um contabilista: mais pessoas do que o ${professional.name} tem contas, por isso fica com o ${enterprise.name}. E às duas da manhã quer-se uma voz, não um formulário.`,
    points: [
      'Uma conta para cada pessoa de cada turno',
      'Apoio por telefone durante a noite',
      'Um segundo hotel sem um segundo sistema',
      'O seu nome nos ecrãs e nos recibos, não o nosso',
      'Um gestor de conta que conhece os seus quartos',
    ],
    actions: [
      askUs(
        'Pedir um orçamento',
        'sales hotel',
        'Tenho um hotel. Que plano serve para o meu número de quartos e de pessoas?',
      ),
      { label: 'Planos e preços', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Perguntam os hoteleiros',
    actions: [askUs('Falar dos meus quartos', 'question hotel', 'Tenho uma pergunta sobre usar a suite no meu hotel.')],
    entries: [
      {
        id: 'few-rooms',
        question: 'Alugo três quartos ao lado de casa. Há alguma coisa mais pequena?',
        answer: `Há. O ${starter.name}, a ${sayPrice(starter.monthlyPrice)} por mês, aceita quartos, pequenos-almoços e bebidas como produtos ou serviços, até ${starter.products}, com uma só conta: a sua.`,
      },
      {
        id: 'travel-sites',
        question: 'As nossas reservas vêm de sites de viagens. Chegam sozinhas?',
        answer:
          'Não. A recepção introduz as reservas a partir do e-mail, e o mapa recusa um quarto já vendido. Se depende desses sites, diga-nos quais antes de escolher um plano; dizemos-lhe o que se pode ligar pela API e o que não se pode.',
      },
      {
        id: 'offline',
        question: 'E se a rede falhar a meio de um check-out?',
        answer:
          'A conta do hóspede está no aparelho. Pode receber o pagamento, imprimir o recibo e entregar as malas; a sede sabe mais tarde.',
      },
      {
        id: 'cleaners',
        question: 'O pessoal da limpeza tem de andar com smartphone?',
        answer:
          'Não. Imprima de manhã a lista do piso e deixe a recepção marcar o que lhe gritam da escada. Um telemóvel é mais rápido, mas pode esperar.',
      },
      {
        id: 'privacy',
        question: 'Quem pode ver que hóspede dorme onde?',
        answer:
          'As funções que escolher. Um empregado de mesa vê o número do quarto para lá pôr um jantar, mas nem o passaporte nem o preço da dormida.',
      },
      {
        id: 'dollars',
        question: 'Um hóspede pode pagar em dólares?',
        answer:
          'Pode. A conta fica na sua moeda; anote o que foi entregue e a que câmbio, e à noite a gaveta bate certo.',
      },
    ],
  },
  related: {
    label: 'Debaixo do mesmo tecto',
    links: [
      { label: 'Restaurante', text: 'Cozinha, terraço e bar', href: '/restaurant', module: 'restaurant' },
      { label: 'Clientes', text: 'Um e-mail antes e depois da estadia', href: '/email-automation', module: 'crm' },
      {
        label: 'Administração',
        text: 'A última noite em números',
        href: '/real-time-analytics',
        module: 'backoffice',
      },
    ],
  },
  closing: {
    heading: 'Diga-nos quantas portas.',
    text: 'Traga um esboço dos seus pisos. Passamo-los consigo para o mapa de quartos, e poderá dar uma volta pelo seu próprio hotel.',
    actions: [
      askUs(
        'Pedir uma demonstração',
        'demo hotel',
        'Gostaria de pedir uma demonstração do módulo Hotel. A nossa casa tem este número de quartos:',
      ),
    ],
    related: [
      { label: 'Um segundo hotel', href: '/multi-location' },
      { label: 'Quem pode abrir que gaveta', href: '/role-based-access-control' },
      { label: 'Grupos maiores', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies HotelCopy
