/** The buttons on a block: edit, up, down, remove. Keystone's editor has no way to move a block by keyboard. */
import { ActionButton } from '@keystar/ui/button';
import { Flex } from '@keystar/ui/layout';
import { useRef } from 'react';
import type { Editor } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { keepFocus } from './keep-focus.ts';
import { moveBlock, selectAfterRemoval } from './move-block.ts';

interface ToolbarProps {
  onShowEditMode?: () => void;
  onRemove(): void;
}

/** @param label the block's name: a page has many buttons of one name */
export function blockToolbar(label: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: Keystone needs one component per block, made once
  return function BlockToolbar({ onShowEditMode, onRemove }: ToolbarProps) {
    const editor = useSlateStatic() as Editor & ReactEditor;
    const place = useRef<HTMLDivElement>(null);
    const pathOf = () => {
      const element = place.current?.closest('[data-slate-node="element"]');
      if (!element) return undefined;
      return ReactEditor.findPath(editor, ReactEditor.toSlateNode(editor, element));
    };
    const move = (step: 1 | -1) => {
      const path = pathOf();
      if (!path) return;
      keepFocus(document.activeElement);
      moveBlock(editor, path, step);
    };
    const remove = () => {
      const path = pathOf();
      onRemove();
      if (!path) return;
      selectAfterRemoval(editor, path);
      ReactEditor.focus(editor);
    };
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be shown
      <div ref={place} role="group" aria-label={label}>
        <Flex gap="regular">
          {onShowEditMode ? <ActionButton onPress={onShowEditMode}>Edit</ActionButton> : null}
          <ActionButton onPress={() => move(-1)}>Move up</ActionButton>
          <ActionButton onPress={() => move(1)}>Move down</ActionButton>
          <ActionButton onPress={remove}>Remove</ActionButton>
        </Flex>
      </div>
    );
  };
}
