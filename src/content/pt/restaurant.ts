import type { RestaurantCopy } from '#content/copy/restaurant.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPlan, sayPrice } from './figures.ts'

const { starter, professional, enterprise } = plans

export const restaurant = {
  title: 'Gestão de restaurantes',
  searchTitle: 'Software de gestão para restaurantes em Angola',
  description: `Pedidos à mesa e à cozinha, contas divididas e o custo de cada prato num só sistema para restaurantes. Desde ${sayPrice(starter.monthlyPrice)} por mês, também sem rede.`,
  opening: {
    kicker: 'Software de gestão de restaurantes',
    headline: ['A mesa pediu.', 'A cozinha ouviu.'],
    lead: 'O empregado escreve à mesa, e a grelha lê antes de ele virar as costas. O que foi pedido, servido e pago fica numa só conta.',
    actions: [
      askUs(
        'Começar teste gratuito',
        'trial restaurant',
        'Tenho um restaurante. Como posso começar um teste gratuito?',
      ),
      askUs('Marcar demonstração', 'demo restaurant', 'Gostaria de marcar uma demonstração para o meu restaurante.'),
    ],
    facts: [
      ['Restaurantes servidos', sayFigure(figures.restaurants)],
      ['Para começar', 'Minutos'],
      ['Um restaurante paga', `${sayPrice(professional.monthlyPrice)} por mês`],
    ],
  },
  day: {
    heading: 'Uma sexta-feira de brasa acesa',
    note: 'Um exemplo de Abidjan. Os pratos, os nomes e os valores são inventados.',
    hours: [
      {
        time: '10:15',
        text: 'Affoué sai para o mercado. O telemóvel diz 18 kg de banana-pão, 6 kg de cabrito e nem mais um tomate do que ontem.',
        aside: 'Ingredientes',
      },
      {
        time: '12:40',
        text: 'Almoço. O buffet está na ementa até às três; depois desaparece sozinho do telemóvel de cada empregado.',
        aside: 'Ementas por hora',
      },
      {
        time: '17:30',
        text: 'Um grupo de doze reserva a esplanada. Juntam-se duas mesas na planta, e ninguém as pode reservar duas vezes.',
        aside: 'Planta da sala',
      },
      {
        time: '20:15',
        text: 'A mesa 7 espera pelo cacusso há 26 minutos. O pedido fica vermelho no passe, e o gerente está à mesa antes de alguém acenar.',
        aside: 'Pedidos à cozinha',
        isUrgent: true,
      },
      {
        time: '21:50',
        text: 'A mesma mesa paga de três maneiras e sai com três recibos. Na caixa demora menos do que ir buscar troco.',
        aside: 'Conta dividida',
      },
      {
        time: '23:40',
        text: '446 500 XOF nas contas e na gaveta. O cacusso foi o que mais se vendeu e o que menos deu: sábado de manhã fala-se do preço dele.',
        aside: 'Custo de um prato',
      },
    ],
  },
  scenes: {
    heading: 'Da brasa à conta.',
    note: 'Cada posto vê a sua parte do pedido, e cada cliente a sua parte da conta. Os dois vêm da sexta-feira de exemplo.',
    pass: {
      label:
        'Pedidos abertos na grelha, na cozinha e no bar, do mais antigo ao mais novo: a mesa 7 espera o cacusso há 26 minutos.',
      title: 'O passe, 20:15',
      open: 'por fazer',
      table: 'Mesa',
      minutes: 'min',
      stations: { grill: 'Grelha', kitchen: 'Cozinha', bar: 'Bar' },
      dishes: {
        tilapia: 'Cacusso inteiro',
        brochettes: 'Espetada de cabrito',
        plantain: 'Banana assada',
        chicken: 'Quarto de frango',
        attieke: 'Attiéké',
        alloco: 'Alloco',
        rice: 'Arroz de amendoim',
        salad: 'Salada de abacate',
        bissap: 'Bissap',
        ginger: 'Sumo de gengibre',
        beer: 'Cerveja grande',
        water: 'Água, 1,5 L',
      },
    },
    bill: {
      label: 'A conta da mesa 7, dividida por três clientes: mobile money, dinheiro e cartão.',
      title: 'Mesa 7, 21:50',
      aside: 'Uma conta, três recibos',
      shared: 'do que foi partilhado',
      pays: { mobileMoney: 'mobile money', cash: 'dinheiro', card: 'cartão' },
      dishes: { tilapia: 'Cacusso', bissap: 'Bissap', beer: 'Cerveja', ginger: 'Sumo de gengibre' },
      total: 'Mesa 7',
      note: 'Servida por Eric. Cacusso atrasado, sumo por conta da casa na próxima.',
    },
  },
  capabilities: {
    heading: 'O que a casa ganha',
    entries: [
      {
        id: 'tables',
        title: 'A planta da sua sala',
        text: 'Livre, ocupada, à espera de pagar: cada mesa mostra como está, e ninguém tem de dar a volta à sala.',
      },
      {
        id: 'orders',
        title: 'Pedidos à mesa',
        text: 'Os empregados usam o telemóvel que têm. Sem jindungo, molho à parte, a criança primeiro: o cozinheiro lê tal e qual como foi dito.',
      },
      {
        id: 'tickets',
        title: 'Pedidos por posto',
        text: 'Grelha, bar e cozinha vêem cada um a sua parte, o mais antigo primeiro, no ecrã ou em papel.',
      },
      {
        id: 'split-bills',
        title: 'Contas que se dividem e juntam',
        text: 'Por cliente, por prato ou em partes iguais, entre duas mesas se o grupo mudou de lugar, e cada um paga com o que tem.',
      },
      {
        id: 'recipes-cost',
        title: 'Receitas e custo',
        text: 'Um prato vendido tira do stock a sua farinha, o seu óleo e a sua carne. Sabe-se o que ele deu antes de imprimir a próxima ementa.',
      },
      {
        id: 'menus-by-hour',
        title: 'Ementas por hora',
        text: 'O mata-bicho acaba quando disser. Um prato esgotado desaparece de todos os telemóveis ao mesmo tempo.',
      },
      {
        id: 'takeaway',
        title: 'Para levar e entregas de mota',
        text: 'Os pedidos por telefone têm fila própria, com o nome do estafeta e o troco que leva.',
      },
      {
        id: 'canceled-dishes',
        title: 'Pratos anulados',
        text: 'Depois de o prato sair da cozinha, só um gerente o pode tirar da conta, e tem de dizer porquê.',
      },
      {
        id: 'evening-report',
        title: 'A noite numa página',
        text: 'Vendas por hora, por empregado e por prato, prontas quando sai o último cliente.',
      },
    ],
  },
  plan: {
    ...sayPlan('professional'),
    heading: 'Para cozinha, caixa e sala.',
    text: `Um restaurante tem, além do dono, cozinheiro e caixa: fica com o ${professional.name}. Conte as pessoas que entram, cada uma com o seu nome: acima de ${professional.users} precisa do ${enterprise.name}, a ${sayPrice(enterprise.monthlyPrice)} por mês, que não põe limite. Uma roulotte de café com um só dono fica bem servida com o ${starter.name}: ${starter.products} pratos e bebidas, ${starter.users} conta.`,
    points: [
      'Uma ementa tão comprida quanto souber cozinhar',
      `${professional.users} contas, por exemplo dono, caixa, cozinha e dois empregados`,
      'Stock para a cozinha e para o bar',
      'SMS quando a mesa reservada está pronta',
      'O segundo restaurante na mesma conta',
    ],
    actions: [
      askUs(
        'Começar',
        'plan professional restaurant',
        'Tenho um restaurante e gostaria de começar com o Professional.',
      ),
      { label: 'Todos os preços', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Perguntam os donos de restaurante',
    actions: [
      askUs(
        'Falar da minha cozinha',
        'question restaurant',
        'Tenho uma pergunta sobre usar a suite no meu restaurante.',
      ),
    ],
    entries: [
      {
        id: 'tablets',
        question: 'Os meus empregados precisam de tablets?',
        answer:
          'Não, serve o telemóvel que trazem no avental. A folha de pedido cabe no ecrã de um Android simples, e um telemóvel perdido desliga-se a partir do seu.',
      },
      {
        id: 'kitchen-screen',
        question: 'A minha cozinha é quente e gordurosa demais para um ecrã.',
        answer:
          'Então imprima. Uma impressora em cada posto tira as mesmas linhas na mesma ordem, e o cozinheiro espeta o talão como antes.',
      },
      {
        id: 'power',
        question: 'A energia falha às oito e meia da noite. O que perdemos?',
        answer:
          'Nada do que foi pedido. Mesas abertas, pedidos e contas ficam nos aparelhos, os clientes podem pagar na mesma, e o dia fica completo quando a rede voltar.',
      },
      {
        id: 'unrecorded-meals',
        question: 'Alguém pode comer, pagar em dinheiro e não aparecer nas contas?',
        answer:
          'Um prato só sai da cozinha com um pedido, e cada pedido acaba numa conta. O que foi anulado, por quem e porquê, está na página da noite.',
      },
      {
        id: 'rooms',
        question: 'Também temos quartos em cima.',
        answer:
          'O hóspede assina, e o jantar vai para a conta do quarto. O módulo Hotel está no mesmo plano e nas mesmas contas.',
      },
      {
        id: 'slow-dishes',
        question: 'Vai dizer-me para deixar de vender cacusso?',
        answer: 'Diz-lhe quanto custa um prato e quanto traz. A ementa continua a ser sua.',
      },
    ],
  },
  related: {
    label: 'À volta da cozinha',
    links: [
      { label: 'Hotel', text: 'O jantar na conta do quarto', href: '/hotel', module: 'hotel' },
      {
        label: 'Inventário',
        text: 'Farinha, carvão e grades de gasosa',
        href: '/inventory-management',
        module: 'inventory',
      },
      {
        label: 'Administração',
        text: 'Quem pode anular, quem só serve',
        href: '/role-based-access-control',
        module: 'backoffice',
      },
    ],
  },
  closing: {
    heading: 'Traga a sua ementa.',
    text: 'Basta uma página. Na demonstração, vai anotar um pedido com os seus próprios pratos.',
    actions: [
      askUs(
        'Pedir uma demonstração',
        'demo restaurant',
        'Gostaria de pedir uma demonstração do módulo Restaurante com a minha própria ementa.',
      ),
    ],
    related: [
      { label: 'Como se recebe o pagamento', href: '/point-of-sale-system' },
      { label: 'Mais de uma cozinha', href: '/multi-location' },
      { label: 'Ligue-nos ou visite-nos', href: '/contact' },
    ],
  },
} as const satisfies RestaurantCopy
