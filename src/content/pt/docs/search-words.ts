/**
 * As palavras que um visitante traz à procura e que um lugar da documentação diz de outra forma, pela sua âncora. São
 * procuradas e nunca mostradas.
 */
export const searchWords: Readonly<Record<string, string>> = {
  'getting-started-first-login':
    '2FA MFA OTP autenticador entrar iniciar sessão login registar conta bloqueada esqueci palavra-passe senha repor código SMS',
  'getting-started-system-requirements':
    'hardware computador portátil tablet telemóvel telefone Android iPhone Windows Mac requisitos memória offline armazenamento impressora de talões código de barras leitor',
  'getting-started-company-profile':
    'IVA VAT taxa imposto NIF AGT contribuinte factura logótipo moeda kwanza AOA RWF UGX XAF XOF filial',
  'getting-started-bring-your-data':
    'Excel XLSX folha de cálculo carregar migrar migração stock inicial lista mudar de programa caderno',
  'user-management-default-roles':
    'administrador dono proprietário gerente caixa acesso direitos contabilista auditor função perfil',
  'user-management-permissions': 'direitos acesso permitir proibir restringir aprovação autorizar supervisor PIN',
  'user-management-invite-your-staff': 'adicionar utilizador funcionário trabalhador colega equipa membro novo lugar',
  'user-management-when-somebody-leaves':
    'remover utilizador apagar despedir demitir desactivar bloquear funcionário registo de acções auditoria histórico fraude roubo',
  'inventory-products':
    'artigo referência SKU variante tamanho cor validade caducado expirado série lote etiqueta tabela de preços mercadoria',
  'inventory-receiving-a-delivery':
    'encomenda nota de encomenda recepção guia de remessa fornecedor factura repor mercadoria chegada',
  'inventory-reorder-points': 'stock mínimo baixo nível ponto de encomenda ruptura alerta notificação repor reposição',
  'inventory-transfers-and-counts': 'inventário contagem acerto ajuste quebra perda roubado mudar loja filial armazém',
  'pos-system-open-the-till': 'caixa registadora gaveta fundo de caixa abertura turno início operador',
  'pos-system-ring-up-a-sale':
    'offline internet ligação em baixo corte de energia luz sincronizar Multicaixa Express Unitel Money Afrimoney MoMo M-Pesa Airtel Orange pagamento móvel fiado crédito dívida IVA recibo factura desconto pagar',
  'pos-system-refunds':
    'devolução devolver cancelar anular apagar uma venda nota de crédito troca garantia erro reembolso',
  'pos-system-close-the-day': 'relatório Z fim do dia fecho de caixa turno diferença falta sobra quebra de caixa',
  'integrations-authentication': 'chave API segredo credenciais OAuth bearer token de acesso',
  'integrations-products-and-sales':
    'REST endpoint loja online comércio electrónico WooCommerce Shopify paginação limite de pedidos',
  'integrations-webhooks': 'callback push evento notificação assinatura Zapier',
  'integrations-import-and-export':
    'contabilidade contabilista Excel descarregar cópia declaração de IVA imposto QuickBooks Sage Primavera sair tirar os meus dados',
}
