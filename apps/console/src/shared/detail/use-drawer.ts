import { useLocation, useNavigate, useParams } from 'react-router';

export interface Drawer {
  /** The row whose drawer is open. */
  readonly openId: string | undefined;
  readonly toRow: (id: string) => string;
  readonly close: () => void;
}

/** The drawer of a list at a path: it stands in the address as `/path/id`, and the filters stay beside it. */
export const useDrawer = (path: string): Drawer => {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    openId: id,
    toRow: (row) => `${path}/${encodeURIComponent(row)}${search}`,
    close: () => void navigate(`${path}${search}`),
  };
};
